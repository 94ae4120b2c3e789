import {nearest} from '../../../src/text/nearest';
import type {PageFacts} from '../fences/collect-facts';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {flawOf} from '../errors';
import {parseShell} from '../shell/parse';
import type {Command, Script, Word} from '../shell/types';
import {helmFlaws} from './helm';
import {removedScanners, scanners} from '../../../src/catalog';
import {KNOWN_COMMANDS} from './known';
import {kubectlFlaws} from './kubectl';
import {scbctlFlaws} from './scbctl';
import {unwrap} from './unwrap';

const CHECKED = ['helm', 'kubectl', 'scbctl'];

/** What the containers of the scanners run. */
const SCANNERS = [...scanners, ...removedScanners].flatMap(({scanTypes}) =>
  scanTypes.map(({command}) => command[0] ?? ''),
);

const KNOWN: ReadonlySet<string> = new Set([...KNOWN_COMMANDS, ...SCANNERS]);

/** The program's name: `./scbctl` and `/usr/local/bin/scbctl` are scbctl. */
function programName(text: string): string {
  const name = text.split('/').at(-1)!;
  return CHECKED.includes(name) ? name : text;
}

/** What stands behind the name of an object in the output of a command. */
const OUTPUT = /^(?:created|configured|unchanged|deleted|patched|labeled|annotated|condition|uninstalled)$/;

function unknownFlaws(command: Command, word: Word, page: PageFacts): Flaw[] {
  const {text, line, dynamic} = word;
  if (dynamic || text.includes('/') || KNOWN.has(text) || page.functions.has(text)) return [];
  // Heads of tables and lines of logs are no slip of the fingers, nor is what kubectl and Helm say.
  if (!/^[a-z][\w.+-]*$/.test(text) || command.words.slice(1, 3).some((next) => OUTPUT.test(next.text)))
    return flawAt(
      line,
      `\`${text}\` looks like output, not like a command`,
      'fence commands and output as console, with `$ ` before each command',
    );
  // A reader may have any program; a slip is near to one that pages call. Short names are near to everything.
  const meant = text.length < 4 ? undefined : nearest(text, [...CHECKED, ...KNOWN]);
  return meant === undefined
    ? []
    : flawAt(line, `\`${text}\` is not a command that the site knows`, `did you mean \`${meant}\`?`);
}

/** Shell within a word: `bash -c '…'` and `watch '…'`. Only quotes join words: a substitution, which holds blanks too, is its own script. */
function nestedScript(program: string, words: readonly Word[]): string | undefined {
  const [, first, second] = words;
  if ((program === 'bash' || program === 'sh') && first?.text === '-c') return second?.text;
  const [only] = words;
  return words.length === 1 && only!.quoted && /[ \t\n]/.test(only!.text) ? only!.text : undefined;
}

function commandFlaws(command: Command, page: PageFacts): Flaw[] {
  const words = unwrap(command.words);
  const [word, ...rest] = words;
  if (!word) return [];
  const nested = nestedScript(word.text, words);
  if (nested !== undefined) return nestedFlaws(nested, word.line, page);
  const program = programName(word.text);
  if (program === 'helm') return helmFlaws(rest, command, page);
  if (program === 'kubectl') return kubectlFlaws(rest, command, page);
  if (program === 'scbctl') return scbctlFlaws(rest, command, page);
  return unknownFlaws(command, word, page);
}

function nestedFlaws(text: string, line: number, page: PageFacts): Flaw[] {
  try {
    return checkCommands(parseShell(text), page).map((flaw) => ({...flaw, line}));
  } catch (error) {
    return [{...flawOf(error), line}];
  }
}

/** Checks every command of a script. */
export function checkCommands(script: Script, page: PageFacts): Flaw[] {
  const functions = new Set([...page.functions, ...script.functions]);
  return script.commands.flatMap((command) => commandFlaws(command, {...page, functions}));
}
