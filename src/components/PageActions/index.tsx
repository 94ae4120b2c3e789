import {useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PRODUCT_RELEASE} from '../../catalog/product';
import {twice} from '../../browser/resource';

interface Props {
  readonly title: string;
  readonly route: string;
  /** Address at which the page is edited; the problems of a site belong to the same repository. */
  readonly editUrl: string | null | undefined;
  /** The link for editing. */
  readonly children: ReactNode;
}

/** Actions for a page: copy, view source, edit, report. The code for copying is loaded on first use. */
export default function PageActions({title, route, editUrl, children}: Props): ReactNode {
  const [said, setSaid] = useState('');
  const {url} = useDocusaurusContext().siteConfig;
  const page = route.replace(/(.)\/$/, '$1');
  const twin = `${page}.md`;
  const form = new URLSearchParams({
    template: '1-wrong-page.yml',
    title: `${title}: `,
    page: url + page,
    release: PRODUCT_RELEASE,
  });
  async function copy(): Promise<void> {
    setSaid('');
    try {
      await (await twice(() => import('./copyPage'))).copyPage(twin);
      setSaid('Copied');
    } catch {
      setSaid('Not copied: open the Markdown and copy it there');
    }
  }
  return (
    <p className="page-meta">
      {children}
      <a href={twin} type="text/markdown">
        View as Markdown
      </a>
      <button type="button" className="clean-btn" onClick={copy}>
        Copy page as Markdown
      </button>
      <output>{said}</output>
      {editUrl && <a href={`${editUrl.split('/edit/')[0]}/issues/new?${form}`}>Report a problem with this page</a>}
    </p>
  );
}
