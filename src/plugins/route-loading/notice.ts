import {translate} from '@docusaurus/Translate';
import type {Resource} from './resource';

const waiting = new Set<Resource<unknown>>();
let shown: HTMLElement | undefined;

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function make(error: unknown): HTMLElement {
  const notice = element('div', 'load-failed load-failed--notice');
  notice.setAttribute('role', 'alert');
  const label = translate({
    id: 'theme.Loading.notice',
    message: 'Parts of this page could not be loaded. It can be read; links work.',
  });
  const button = element('button', 'button button--outline', translate({id: 'theme.Loading.retry', message: 'Retry'}));
  button.type = 'button';
  const spinner = element('span', 'spinner');
  spinner.hidden = true;
  button.addEventListener('click', () => {
    spinner.hidden = false;
    void Promise.all([...waiting].map((resource) => resource.load())).then(() => {
      spinner.hidden = true;
    });
  });
  notice.append(element('p', '', label), element('p', 'load-failed__error', String(error)), button, spinner);
  return notice;
}

/**
 * Shows above the page from the server that its scripts are missing, with the error and a button to load them.
 *
 * @returns a promise that resolves when the chunks are there
 */
export function firstLoadNotice(resource: Resource<unknown>): Promise<void> {
  waiting.add(resource);
  if (!shown && resource.state.status === 'failed') {
    shown = make(resource.state.error);
    document.body.prepend(shown);
  }
  return new Promise((loaded) => {
    const stop = resource.subscribe(() => {
      if (resource.state.status !== 'loaded') return;
      stop();
      waiting.delete(resource);
      if (waiting.size === 0) shown?.remove();
      loaded();
    });
  });
}
