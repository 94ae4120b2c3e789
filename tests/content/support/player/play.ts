import {unwrap} from '../../../../tools/check/commands/unwrap';
import type {Page} from '../../../../tools/check/page/pages';
import {parseShell} from '../../../../tools/check/shell/parse';
import {ApiServer} from '../api-server/server';
import {outputFlaw} from './compare';
import {type Given, givenOf} from './given';
import {helm} from './helm';
import {runOperator} from './operator';
import {scbctl} from './scbctl';
import {Shell, UNPLAYABLE} from './shell';
import {takeOver} from './shown-state';
import {type CommandStep, type Step, stepsOfPage} from './steps';
import {bringFiles, furnish, runKubernetes, withNames} from './surroundings';

/** What playing a page came to. */
export interface Played {
  /** Calls of kubectl that ran. */
  readonly calls: number;
  /** Why the page says that a command cannot be run, for each. */
  readonly unplayed: readonly string[];
  /** `file:line: what is wrong`. */
  readonly problems: readonly string[];
}

/** A command that installs the operator. */
const OPERATOR = /\bhelm\b(?:\\\n|[^\n])*\/operator\b/;

/** What a page takes for granted that does not install the operator itself. */
const INSTALL_OPERATOR =
  'install securecodebox-operator oci://x/operator -n securecodebox-system --create-namespace'.split(' ');

/** How many calls of kubectl in a script cannot be played. */
const unplayableIn = (text: string): number =>
  parseShell(text).commands.filter(({words}) => {
    const texts = unwrap(words).map((word) => word.text);
    return texts[0] === 'kubectl' && texts.some((word) => UNPLAYABLE.includes(word));
  }).length;

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

const programs = {helm, scbctl};

/** One page, its cluster and its shell. */
class Playing {
  readonly server = new ApiServer({
    logOf: () => this.log,
    called: (program, words, folder) => programs[program as keyof typeof programs](this.server.store, words, folder),
  });
  private readonly steps: readonly Step[];
  private readonly given: Given[];
  /** What containers print: nobody but the page knows. */
  private log = '';
  readonly problems: string[] = [];
  readonly unplayed: string[] = [];

  constructor(
    page: Page,
    private readonly shell: Shell,
  ) {
    this.steps = stepsOfPage(page);
    this.given = [...givenOf(page.file)];
    runKubernetes(this.server.store);
    runOperator(this.server.store);
    this.newCluster();
    for (const step of this.steps.toReversed()) if (step.kind === 'file') shell.write(step.name, step.text);
  }

  private newCluster(): void {
    this.server.store.clear();
    furnish(this.server.store);
    if (!this.steps.some(({text}) => OPERATOR.test(text))) helm(this.server.store, INSTALL_OPERATOR, this.shell.files);
  }

  /** Brings about what the page takes for granted before these commands. */
  private async prepare({line, text}: CommandStep): Promise<void> {
    while (this.given[0] && text.includes(this.given[0].at ?? '')) {
      const {newCluster = false, run} = this.given.shift() ?? {};
      if (newCluster) this.newCluster();
      if (run === undefined) continue;
      const {failures} = await this.shell.run(run);
      this.problems.push(
        ...failures.map(({command, message}) => `${line}: what is given, ${command}, fails: ${message}`),
      );
    }
  }

  async run(): Promise<void> {
    for (const step of this.steps) {
      if (step.kind === 'file') {
        this.shell.write(step.name, step.text);
        continue;
      }
      await this.prepare(step);
      const unplayable = unplayableIn(step.text);
      if (unplayable > 0 && step.unplayed === undefined)
        this.problems.push(`${step.line}: ${UNPLAYABLE.join(', ')} cannot be played: say unplayed="why" in the fence`);
      for (let call = 0; call < unplayable; call += 1) this.unplayed.push(step.unplayed ?? '');
      this.log = step.shown ?? '';
      this.problems.push(...(await playStep(step, this.shell, this.server)));
    }
    this.problems.push(...this.given.map(({at}) => `1: nothing on the page holds "${at}" any more: see given.yaml`));
  }
}

/** Plays what a page tells its reader to do, from top to bottom, with the real kubectl. */
export async function play(page: Page, kubectl: string): Promise<Played> {
  const shell = new Shell(kubectl);
  const playing = new Playing(page, shell);
  const {server, unplayed, problems} = playing;
  try {
    await shell.reach(await server.listen());
    await playing.run();
    return {calls: shell.played, unplayed, problems: problems.map((problem) => `${page.file}:${problem}`)};
  } finally {
    server.close();
    shell.remove();
  }
}
