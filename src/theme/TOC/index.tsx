// Wraps the original: it is a named landmark next to the text, hidden on narrow windows. A class marks a long table of contents, whose
// subsections src/css/docs.css folds. The style sheet cannot count the sections itself, because they would fold only when the tenth
// arrives, and move what is already on the screen.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import OriginalTOC from '@theme-original/TOC';
import styles from './styles.module.css';

const LONG = 10;
const TITLE_ID = 'on-this-page';

export default function TOC({className, ...props}: Props): ReactNode {
  const sections = props.toc.filter(({level}) => level === 2);
  return (
    <nav className={styles.contents} aria-labelledby={TITLE_ID}>
      <p id={TITLE_ID} className="label">
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      <OriginalTOC className={clsx(className, sections.length >= LONG && 'long-contents')} {...props} />
    </nav>
  );
}
