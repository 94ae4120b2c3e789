// Wraps the original: a class marks a long table of contents, whose subsections src/css/docs.css folds. The style sheet cannot count
// the sections itself, because they would fold only when the tenth arrives, and move what is already on the screen.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';

const LONG = 10;

export default function LongTOC({className, ...props}: Props): ReactNode {
  const sections = props.toc.filter(({level}) => level === 2);
  return <TOC className={clsx(className, sections.length >= LONG && 'long-contents')} {...props} />;
}
