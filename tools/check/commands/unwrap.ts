import type {Word} from '../shell/types';

/** Programs that run the rest of their line, and their flags that take a value. */
const WRAPPERS: Readonly<Record<string, readonly string[]>> = {
  sudo: ['-u', '-g', '--user', '--group'],
  env: ['-u', '--unset'],
  time: [],
  nohup: [],
  exec: [],
  command: [],
  builtin: [],
  watch: ['-n', '--interval'],
  xargs: ['-n', '-I', '-L', '-P', '-d'],
  timeout: ['-s', '-k', '--signal', '--kill-after'],
};

/** The command that a line runs in the end: `sudo`, `watch`, `xargs` and their like are taken off. */
export function unwrap(words: readonly Word[]): readonly Word[] {
  const wrapper = words[0]?.text ?? '';
  const takesValue = Object.hasOwn(WRAPPERS, wrapper) ? WRAPPERS[wrapper] : undefined;
  if (!takesValue) return words;
  let start = 1;
  while (start < words.length) {
    const {text} = words[start]!;
    const flag = text.startsWith('-') && text !== '--';
    if (!flag && !(wrapper === 'env' && text.includes('='))) break;
    start += takesValue.includes(text) ? 2 : 1;
  }
  if (wrapper === 'timeout') start++;
  const rest = words.slice(start);
  // Alone, or with nothing but flags, the program is meant itself: `env`, `command -v helm`.
  return rest.length === 0 || (wrapper === 'command' && start > 1) ? words.slice(0, 1) : unwrap(rest);
}
