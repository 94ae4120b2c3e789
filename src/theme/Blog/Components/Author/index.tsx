// Differs from the original: the picture is decoration beside the name and no second link; accounts elsewhere are words instead
// of icons with inline styles.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

function Name({author, as}: Pick<Props, 'author' | 'as'>): ReactNode {
  const {name, url, email, page} = author;
  const to = page?.permalink ?? url ?? (email && `mailto:${email}`);
  const linked = to ? <Link to={to}>{name}</Link> : name;
  return as ? (
    <Heading as={as} className={styles.name} translate="no">
      {linked}
    </Heading>
  ) : (
    <span className={styles.name} translate="no">
      {linked}
    </span>
  );
}

export default function BlogAuthor({as, author, className, count}: Props): ReactNode {
  const {name, title, imageURL, socials} = author;
  return (
    <div className={clsx(styles.author, className)}>
      {imageURL && <img className={styles.photo} src={imageURL} alt="" width={40} height={40} />}
      <div>
        {name && <Name author={author} as={as} />}
        {count !== undefined && <span className="badge">{count}</span>}
        <p className={styles.title}>
          {title}
          {Object.entries(socials ?? {}).map(([platform, to]) => (
            <Link key={platform} to={to}>
              {platform}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}
