import {useState, type ComponentProps, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme/EditThisPage';
import {PRODUCT_RELEASE} from '../../catalog/product';
import LastUpdated from '../LastUpdated';

interface Props extends ComponentProps<typeof LastUpdated> {
  readonly title: string;
  readonly permalink: string;
  /** Address at which the page is edited. Problems are reported in the same repository. */
  readonly editUrl?: string | null | undefined;
}

/** Copies a file. Safari accepts a promise only while it handles the click. */
function copyFile(address: string): Promise<void> {
  const text = fetch(address, {cache: 'no-cache'}).then(async (response) => {
    // Some hosts answer with their own page and status 200.
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/markdown')) throw new Error(address);
    return new Blob([await response.text()], {type: 'text/plain'});
  });
  // If the browser refuses to copy, nothing else handles a failed request.
  text.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
}

/** Actions for a page: copy, view source, edit, report; and when it was last changed. */
export default function PageActions({title, permalink, editUrl, ...updated}: Props): ReactNode {
  const [status, setStatus] = useState('');
  const {url} = useDocusaurusContext().siteConfig;
  const page = permalink.replace(/(.)\/$/, '$1');
  const twin = `${page}.md`;
  const form = new URLSearchParams({
    template: '1-wrong-page.yml',
    title: `${title}: `,
    page: url + page,
    release: PRODUCT_RELEASE,
  });
  async function copy(): Promise<void> {
    setStatus('');
    try {
      await copyFile(twin);
      setStatus('Copied');
    } catch {
      setStatus('Not copied: open the Markdown and copy it there');
    }
  }
  return (
    <p className="muted page-meta">
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <a href={twin} type="text/markdown">
        View as Markdown
      </a>
      <button type="button" className="clean-btn" onClick={copy}>
        Copy page as Markdown
      </button>
      <output>{status}</output>
      {editUrl && <a href={`${editUrl.split('/edit/')[0]}/issues/new?${form}`}>Report a problem with this page</a>}
      <LastUpdated {...updated} />
    </p>
  );
}
