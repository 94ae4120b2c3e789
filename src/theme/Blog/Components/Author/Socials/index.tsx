// Differs from the original: names instead of icons, because the icons of all networks are 6.5 kB (gz) of script on every blog page. A
// copy, because the original imports the icons.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author/Socials';

export default function BlogAuthorSocials({author}: Props): ReactNode {
  const accounts = Object.entries(author.socials ?? {}).filter(([, address]) => address);
  return (
    accounts.length > 0 && (
      <p className="links">
        {accounts.map(([network, address]) => (
          <Link key={network} href={address}>
            {network}
          </Link>
        ))}
      </p>
    )
  );
}
