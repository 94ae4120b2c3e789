import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Mark from '../Mark';
import styles from './styles.module.css';

interface Props {
  /** Address of the drawing that the front matter names. */
  readonly cover: string | undefined;
  readonly alt: string | undefined;
  /** A word for the picture of a post without a drawing. */
  readonly word: string;
  readonly className?: string | undefined;
}

/** The picture of a post in lists: its drawing, or the mark of the site and a word about the post. */
export default function PostPicture({cover, alt, word, className}: Props): ReactNode {
  return cover === undefined ? (
    <div className={clsx(styles.picture, styles.template, className)} aria-hidden="true" data-word={word}>
      <Mark className={styles.mark} />
    </div>
  ) : (
    <img className={clsx(styles.picture, className)} src={cover} alt={alt} width="1200" height="480" loading="lazy" />
  );
}
