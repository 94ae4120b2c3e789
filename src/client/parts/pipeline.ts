// Plays the pipeline of the home page, one station after the other, and sorts its findings (src/components/HomePipeline).

/** Milliseconds per station. */
const PACE = 2000;

const REDUCED = '(prefers-reduced-motion: reduce)';

/** The number of a station or finding on its chain. */
const stepOf = ({dataset}: HTMLElement): number => Number(dataset['step']);

/** Sorts the list by severity, or by the scanner's name. */
function sort(list: Element, by: string): void {
  const compare =
    by === 'scanner'
      ? (a: HTMLElement, b: HTMLElement) => (a.dataset['by'] ?? '').localeCompare(b.dataset['by'] ?? '')
      : (a: HTMLElement, b: HTMLElement) => Number(a.dataset['rank']) - Number(b.dataset['rank']);
  list.append(...[...list.querySelectorAll<HTMLElement>(':scope > li')].toSorted(compare));
}

/** What a station announces: its number, its title and the finding. */
function announcement(station: HTMLElement, of: number): string {
  const title = station.querySelector('h3, p')?.textContent ?? '';
  const finding = stepOf(station) >= 3 ? `: ${station.querySelector('b')?.textContent ?? ''}` : '';
  return `${stepOf(station) + 1} of ${of}, ${title}${finding}`;
}

/**
 * Adds the behavior to a pipeline. It changes attributes and the order of elements only: the server rendered everything. What is ahead
 * keeps its space, so nothing moves.
 *
 * @param root contains the stations and the list of findings
 */
function start(root: HTMLElement): void {
  const find = <Found extends Element = HTMLElement>(selector: string) => root.querySelector<Found>(selector);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const targets = [...root.querySelectorAll<HTMLInputElement>('[name="target"]')];
  const button = find('[data-play]');
  const status = find('output');
  let step: number | undefined;
  let timer: number | undefined;

  const chain = () => targets.find(({checked}) => checked)?.value ?? '';
  const stations = () => all(`ol > [data-of="${chain()}"]`);
  const isAtEnd = () => step === stations().length - 1;

  function show(at: number): void {
    step = at;
    for (const element of all(`[data-of="${chain()}"]`)) {
      element.toggleAttribute('data-ahead', stepOf(element) > at);
      element.toggleAttribute('data-now', stepOf(element) === at);
    }
    const station = stations()[at];
    if (station && status) status.textContent = announcement(station, stations().length);
  }

  function pause(): void {
    clearInterval(timer);
    timer = undefined;
    if (button) button.textContent = 'Play';
  }

  /** Sends the finding of the chosen target from the first station. On the first time, the list is emptied. */
  function begin(): void {
    if (step === undefined) for (const element of all('[data-of]')) element.toggleAttribute('data-ahead', true);
    show(0);
  }

  /** Goes to the next station, or from the last one to the next target. */
  function next(): void {
    if (step !== undefined && !isAtEnd()) return show(step + 1);
    const following = targets[(targets.findIndex(({checked}) => checked) + 1) % targets.length];
    if (step !== undefined && following) following.checked = true;
    return begin();
  }

  function play(): void {
    pause();
    if (button) button.textContent = 'Pause';
    timer = window.setInterval(() => {
      next();
      if (isAtEnd() || !root.isConnected) pause();
    }, PACE);
  }

  const on = (type: string, selector: string, act: (element: HTMLElement) => void): void =>
    root.addEventListener(type, ({target}) => {
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (element) act(element);
    });
  on('change', '[name="target"]', () => {
    if (matchMedia(REDUCED).matches) return;
    begin();
    play();
  });
  on('click', '[data-play]', () => {
    if (timer !== undefined) return pause();
    if (step === undefined || isAtEnd()) next();
    return play();
  });
  on('click', '[data-next]', () => {
    pause();
    next();
  });
  on('click', '[data-sort]', (pressed) => {
    for (const other of all('[data-sort]')) other.setAttribute('aria-pressed', String(other === pressed));
    const list = find('[data-rank]')?.parentElement;
    if (list) sort(list, pressed.dataset['sort'] ?? '');
  });
  root.toggleAttribute('data-ready', true);
}

/** Starts the pipeline of the page, once. */
export function update(): void {
  const root = document.getElementById('pipeline')?.closest<HTMLElement>('header:not([data-ready])');
  if (root) start(root);
}
