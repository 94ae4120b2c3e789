import {translate} from '@docusaurus/Translate';
import {element} from '../../browser/element';
import type {Resource} from './resource';

const waiting = new Set<Resource<unknown>>();
let shown: HTMLElement | undefined;

function make(error: unknown): HTMLElement {
  const label = translate({
    id: 'theme.Loading.notice',
    message: 'Parts of this page could not be loaded. It can be read; links work.',
  });
  const retry = translate({id: 'theme.Loading.retry', message: 'Retry'});
  const button = element('button', {type: 'button', className: 'button button--outline', textContent: retry});
  const spinner = element('span', {className: 'spinner', hidden: true});
  button.addEventListener('click', () => {
    spinner.hidden = false;
    void Promise.all([...waiting].map((resource) => resource.load())).then(() => {
      spinner.hidden = true;
    });
  });
  const notice = element('div', {className: 'load-failed load-failed--notice'});
  notice.setAttribute('role', 'alert');
  const cause = element('p', {className: 'load-failed__error', textContent: String(error)});
  notice.append(element('p', {textContent: label}), cause, button, spinner);
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
