import {unwrap} from '../../../../tools/check/commands/unwrap';
import type {Page} from '../../../../tools/check/page/pages';
import {parseShell} from '../../../../tools/check/shell/parse';
import {ApiServer} from '../api-server/server';
import {outputFlaw} from './compare';
import {helm} from './helm';
import {runOperator} from './operator';
import {Shell} from './shell';
import {takeOver} from './shown-state';
import {type CommandStep, stepsOfPage} from './steps';
import {bringFiles, furnish, withNames} from './surroundings';
import {UNPLAYABLE} from './unplayable';

/** What playing a page came to. */
export interface Played {
  /** Calls of kubectl that ran. */
  readonly calls: number;
  /** Commands that were not run: the word of their class, or why the page says that they cannot be. */
  readonly unplayed: readonly string[];
  /** `file:line: what is wrong`. */
  readonly problems: readonly string[];
}

const OPERATOR = /securecodebox-operator|namespace securecodebox-system\s*$/m;

/** What a page takes for granted that does not install the operator itself. */
const INSTALL_OPERATOR =
  'install securecodebox-operator oci://x/operator -n securecodebox-system --create-namespace'.split(' ');

/** For each call of kubectl in a script the word that says what it does. */
function callsIn(text: string): string[] {
  return parseShell(text).commands.flatMap(({words}) => {
    const texts = unwrap(words).map((word) => word.text);
    if (texts[0] !== 'kubectl') return [];
    return [texts.slice(1).find((word) => Object.hasOwn(UNPLAYABLE, word)) ?? texts[1] ?? ''];
  });
}

async function playStep(step: CommandStep, shell: Shell, server: ApiServer): Promise<readonly string[]> {
  const {line, shown} = step;
  const text = withNames(server.store, step.text);
  bringFiles(shell.files, text);
  if (shown !== undefined) takeOver(server.store, text, shown);
  const {output, failures} = await shell.run(text);
  const isShown = shown !== undefined && shown.trim() !== '' && /\bkubectl\b/.test(text);
  const flaw = isShown ? outputFlaw(text, shown, output) : undefined;
  if (flaw !== undefined) return [`${line}: the page ${flaw}`];
  if (isShown) return [];
  return failures.map(({line: at, command, message}) => `${line + at - 1}: ${command} fails: ${message}`);
}

/** Plays what a page tells its reader to do, from top to bottom, with the real kubectl. */
export async function play(page: Page, kubectl: string): Promise<Played> {
  const server = new ApiServer({
    logOf: () => 'what the container printed\n',
    called: (program, words, folder) => (program === 'helm' ? helm(server.store, words, folder) : ''),
  });
  furnish(server.store);
  runOperator(server.store);
  const shell = new Shell(kubectl, await server.listen());
  const problems: string[] = [];
  const unplayed: string[] = [];
  try {
    const steps = stepsOfPage(page);
    if (!steps.some(({text}) => OPERATOR.test(text))) helm(server.store, INSTALL_OPERATOR, shell.files);
    for (const step of steps.toReversed()) if (step.kind === 'file') shell.write(step.name, step.text);
    for (const step of steps) {
      if (step.kind === 'file') shell.write(step.name, step.text);
      else if (step.unplayed !== undefined) unplayed.push(...callsIn(step.text).map(() => step.unplayed ?? ''));
      else {
        unplayed.push(...callsIn(step.text).filter((word) => Object.hasOwn(UNPLAYABLE, word)));
        problems.push(...(await playStep(step, shell, server)));
      }
    }
    return {calls: shell.played, unplayed, problems: problems.map((problem) => `${page.file}:${problem}`)};
  } finally {
    server.close();
    shell.remove();
  }
}
