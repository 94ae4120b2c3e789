// Differs from the original: plain links instead of the Tag component, whose style sheet draws price tags that nothing here
// shows.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TagsListInline';
import styles from './styles.module.css';

export default function TagsListInline({tags}: Props): ReactNode {
  return (
    <div className={styles.tags}>
      <b className={styles.label}>
        <Translate id="theme.tags.tagsListLabel">Tags:</Translate>
      </b>
      <ul className={styles.list}>
        {tags.map(({permalink, label, description}) => (
          <li key={permalink}>
            <Link className={styles.tag} rel="tag" to={permalink} title={description}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
