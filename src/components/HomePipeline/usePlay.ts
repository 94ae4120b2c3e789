import {useEffect} from 'react';
import {retry} from '../../lib/resource';

/** Loads the script of the pipeline when the pipeline comes into view. If that fails, the pipeline stays a complete picture. */
export function usePlay(): void {
  useEffect(() => {
    const pipeline = document.getElementById('pipeline')?.closest('section');
    const root = pipeline?.closest('header');
    if (!pipeline || !root) return undefined;
    let stop = () => observer.disconnect();
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        let isLeft = false;
        stop = () => {
          isLeft = true;
        };
        try {
          const {play} = await retry(() => import('./play'));
          if (!isLeft) stop = play(root);
        } catch {
          // The picture is complete.
        }
      },
      {rootMargin: '0px 0px -10% 0px'},
    );
    observer.observe(pipeline);
    return () => stop();
  }, []);
}
