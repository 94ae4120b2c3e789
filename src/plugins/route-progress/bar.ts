import {element} from '../../browser/element';
import {progress, trickled} from './constants';

let bar: HTMLElement | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/** Shows the bar; it moves on until `endBar`. */
export function startBar(): void {
  if (bar) return;
  const shown = element('div', {id: 'nprogress', ariaHidden: 'true'});
  bar = shown;
  shown.append(element('div', {className: 'bar'}));
  document.body.append(shown);
  let place: number = progress.minimum;
  const show = () => shown.style.setProperty('--route-progress', String(place));
  show();
  timer = setInterval(() => {
    place = trickled(place, Math.random());
    show();
  }, progress.trickleSpeed);
}

/** Fills the bar and takes it away. Nothing happens when there is none. */
export function endBar(): void {
  clearInterval(timer);
  const ended = bar;
  if (!ended) return;
  bar = undefined;
  ended.style.setProperty('--route-progress', '1');
  setTimeout(() => ended.remove(), progress.speed);
}
