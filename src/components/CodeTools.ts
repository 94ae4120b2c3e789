import {translate} from '@docusaurus/Translate';
import {element} from '../lib/element';
import {copyOrSelect, type CopyAnswer} from '../lib/clipboard';

/** Paths of the icons in a 24 × 24 view box. */
const shapes = {
  copy: 'M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z',
  copied: 'M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z',
  wrap: 'M4 19h6v-2H4v2zM20 5H4v2h16V5zm-3 6H4v2h13.25c1.1 0 2 .9 2 2s-.9 2-2 2H15v-2l-3 3l3 3v-2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4z',
};

function draw(button: Element, shape: keyof typeof shapes): void {
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="${shapes[shape]}"/></svg>`;
}

function makeButton(title: string, name: string, shape: keyof typeof shapes): HTMLButtonElement {
  const button = element('button', {type: 'button', className: 'code-block__button', title});
  button.setAttribute('aria-label', `${title} (${name})`);
  draw(button, shape);
  return button;
}

/** The text to copy: the commands of a terminal session without prompts and output, or the whole code. */
function textToCopy(code: HTMLElement): string {
  const commands = [...code.querySelectorAll('.code-command')].map((line) => {
    const prompt = line.querySelector('.code-prompt')?.textContent ?? '';
    return (line.textContent ?? '').slice(prompt.length);
  });
  const text = commands.length > 0 ? commands.join('') : (code.textContent ?? '');
  return text.replace(/\n$/, '');
}

/** Copies the block and confirms with a check mark and a status message next to the button. */
function copyTool(pre: HTMLElement, name: string): readonly Element[] {
  const title = translate({id: 'theme.CodeBlock.copy', message: 'Copy'});
  const button = makeButton(title, name, 'copy');
  const status = document.createElement('output');
  let timer: ReturnType<typeof setTimeout>;
  const say = (answer?: CopyAnswer): void => {
    if (answer?.isCopied) status.className = 'badge alert--success code-block__copied';
    else status.className = answer ? 'badge code-block__copied' : 'visually-hidden';
    button.classList.toggle('code-block__button--copied', answer?.isCopied ?? false);
    status.textContent = answer?.text ?? '';
    draw(button, answer?.isCopied ? 'copied' : 'copy');
  };
  say();
  button.addEventListener('click', async () => {
    clearTimeout(timer);
    const answer = await copyOrSelect(pre, textToCopy(pre));
    say(answer);
    timer = setTimeout(say, answer.stays);
  });
  return [status, button];
}

/** Switches between long lines that scroll and long lines that wrap. */
function wrapTool(block: Element, name: string): HTMLButtonElement {
  const title = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'});
  const button = makeButton(title, name, 'wrap');
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(block.classList.toggle('code-block--wrapped')));
  });
  return button;
}

/** What each block does after layout, by element. */
const blocks = new Map<Element, (isScrollable: boolean) => void>();
let observer: ResizeObserver | undefined;

/** Reads all sizes before it changes a block, so that the browser lays out the page once. */
function onSizes(entries: readonly ResizeObserverEntry[]): void {
  const pres = new Set(entries.flatMap(({target}) => target.closest('pre') ?? []));
  const sizes = [...pres].map((pre) => [pre, pre.scrollWidth > pre.clientWidth] as const);
  for (const [pre, isScrollable] of sizes) blocks.get(pre)?.(isScrollable);
}

/**
 * Adds the buttons to a code block after layout, so that they appear together and nothing moves. The block is in the Tab order
 * while it scrolls.
 *
 * @param block the element that src/theme/CodeBlock renders
 * @returns a function that removes the buttons
 */
export function addTools(block: Element): () => void {
  const pre = block.querySelector('pre');
  const name = pre?.getAttribute('aria-label');
  if (!pre || !name) return () => {};
  const wrap = wrapTool(block, name);
  const tools = element('div', {className: 'code-block__buttons'});
  tools.append(wrap, ...copyTool(pre, name));
  const observed = [pre, ...[...pre.children].slice(0, 1)];
  blocks.set(pre, (isScrollable) => {
    wrap.hidden = !isScrollable && !block.classList.contains('code-block--wrapped');
    if (isScrollable) pre.tabIndex = 0;
    else pre.removeAttribute('tabindex');
    if (!tools.isConnected) pre.before(tools);
  });
  observer ??= new ResizeObserver(onSizes);
  for (const part of observed) observer.observe(part);
  return () => {
    for (const part of observed) observer?.unobserve(part);
    blocks.delete(pre);
    tools.remove();
  };
}
