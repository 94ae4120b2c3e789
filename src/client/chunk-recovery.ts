// After a deployment, an open page can request chunks that no longer exist. On a failed navigation, the framework reloads the page itself.
// On the first load, the page would stay without scripts, so this module reloads it once per missing file; after that, it shows a notice
// with the error and a Retry button above the page.
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {element} from '../lib/element';
import {missingFile, renew} from '../lib/resource';

/** Whether the first page of the visit is rendered. */
let isRendered = false;

/** Whether the page can be reloaded because of a file: once per tab, and only online. */
function mayReload(file: string): boolean {
  const key = `securecodebox.reload ${file}`;
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return sessionStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function showNotice(error: unknown, file: string): void {
  const text = translate({
    id: 'theme.Loading.notice',
    message: 'Parts of this page could not be loaded. You can still read it and follow its links.',
  });
  const notice = element('div', {className: 'load-failed', role: 'alert'});
  const spinner = element('span', {className: 'spinner', hidden: true});
  const button = element('button', {
    type: 'button',
    className: 'button button--outline',
    textContent: translate({id: 'theme.Loading.retry', message: 'Retry'}),
  });
  button.addEventListener('click', () => {
    spinner.hidden = false;
    void renew(file).then(() => location.reload());
  });
  const cause = element('p', {className: 'alert alert--danger load-failed__error', textContent: String(error)});
  notice.append(element('p', {textContent: text}), cause, button, spinner);
  document.body.prepend(notice);
}

if (typeof window !== 'undefined') {
  // For the script that reports a wrong base URL (src/plugins/inline-scripts).
  document.documentElement.dataset['scripts'] = 'loaded';
  window.addEventListener('unhandledrejection', (event) => {
    const file = missingFile(event.reason);
    if (file === undefined) return;
    event.preventDefault();
    // Later, only preloading has failed, and a click on the link reloads the page.
    if (isRendered) return;
    if (mayReload(file)) location.reload();
    else showNotice(event.reason, file);
  });
}

const client: ClientModule = {
  onRouteDidUpdate() {
    isRendered = true;
  },
};

export default client;
