import {twice} from './resource';

/** What is loaded, and how it begins with the element that was used. */
interface Use<Module> {
  /** Events by which somebody uses an element. */
  readonly signs: readonly string[];
  /** Names the elements that count. */
  readonly selector: string;
  readonly load: () => Promise<Module>;
  readonly start: (module: Module, target: Element) => void;
}

/** Loads a module at the first sign that somebody uses an element; at the next sign again where that fails. */
export function onFirstUse<Module>({signs, selector, load, start}: Use<Module>): void {
  const wake = ({target}: Event): void => {
    if (!(target instanceof Element) || !target.closest(selector)) return;
    for (const sign of signs) document.removeEventListener(sign, wake);
    twice(load).then((module) => start(module, target), listen);
  };
  function listen(): void {
    for (const sign of signs) document.addEventListener(sign, wake);
  }
  listen();
}
