import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Mark from '../Mark';
import styles from './styles.module.css';

interface Props {
  /** Path of the cover image in the front matter. */
  readonly cover: string | undefined;
  readonly alt: string | undefined;
  /** A word on the image of a post without a cover. */
  readonly word: string;
  readonly className?: string | undefined;
}

/** The image of a post in lists: its cover, or the logo mark with a word about the post. */
export default function PostPicture({cover, alt, word, className}: Props): ReactNode {
  return cover === undefined ? (
    <div className={clsx(styles.picture, styles.template, className)} aria-hidden="true" data-word={word}>
      <Mark className={styles.mark} />
    </div>
  ) : (
    <img className={clsx(styles.picture, className)} src={cover} alt={alt} width="1200" height="480" loading="lazy" />
  );
}
