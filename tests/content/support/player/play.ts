import {readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {unwrap} from '../../../../tools/check/commands';
import {splitConsole} from '../../../../src/markdown/code/console';
import {type Fence, lineInFence, readFences} from '../../../../tools/check/fences/fences';
import type {Page} from '../../../../tools/check/page/pages';
import {parseShell} from '../../../../tools/check/shell/parse';
import {listening} from '../../../support/listening';
import {apiServer} from '../api-server/server';
import {Store} from '../api-server/store';
import {furnish, run, takeOver} from './cluster';
import {outputFlaw} from './compare';
import {bringFiles, withNames} from './names';
import {helm, scbctl} from './programs';
import {Shell, UNPLAYABLE} from './shell';

/** A step of a page: a file to write or commands to run. */
interface Step {
  readonly line: number;
  /** The path of the file, which later commands can use; absent for commands. */
  readonly file?: string | undefined;
  readonly text: string;
  /** The output on the page; absent for a `bash` fence, which has none. */
  readonly shown?: string;
  /** The page's reason why commands that require a running container are not played. */
  readonly unplayed?: string | undefined;
}

const FILE_NAME = /^[\w.-]+(?:\/[\w.-]+)*\.\w+$/;

function consoleSteps(fence: Fence): Step[] {
  const steps: {line: number; text: string; shown: string; unplayed: string | undefined}[] = [];
  splitConsole(fence.code).forEach(({kind, prompt, text}, index) => {
    const last = steps.at(-1);
    if (prompt) steps.push({line: lineInFence(fence, index + 1), text, shown: '', unplayed: fence.meta.unplayed});
    else if (last && kind === 'command') last.text += `\n${text}`;
    else if (last) last.shown += `${text}\n`;
  });
  return steps;
}

function stepsOf(fence: Fence): Step[] {
  const {language, meta, code, line} = fence;
  if (meta.title !== undefined && FILE_NAME.test(meta.title)) return [{line, file: meta.title, text: `${code}\n`}];
  if (meta.skip !== undefined) return [];
  if (language === 'console') return consoleSteps(fence);
  return language === 'bash' ? [{line: lineInFence(fence, 1), text: code, unplayed: meta.unplayed}] : [];
}

/** The steps of a page, in order. */
const stepsOfPage = (page: Page): Step[] => readFences(page).fences.flatMap(stepsOf);

/** A precondition of commands on a page, which the page describes, or whose alternative it shows. */
interface Given {
  /** A substring of the next commands; absent for the beginning of the page. */
  readonly at?: string;
  /** Whether to start with an empty cluster. */
  readonly newCluster?: boolean;
  /** Commands that create the precondition. They must not fail. */
  readonly run?: string;
}

/** Preconditions by page. */
export const givenOf = YAML.parse(readFileSync(path.join(__dirname, 'given.yaml'), 'utf8')) as Readonly<
  Record<string, readonly Given[]>
>;

const OPERATOR = /\bhelm\b(?:\\\n|[^\n])*\/operator\b/;

/** Runs first for pages that do not install the operator themselves. */
const INSTALL_OPERATOR =
  'install securecodebox-operator oci://x/operator -n securecodebox-system --create-namespace'.split(' ');

/** Whether commands have a call of kubectl that cannot be played. */
const isUnplayable = (text: string): boolean =>
  parseShell(text).commands.some(({words}) => {
    const [program, ...rest] = unwrap(words).map((word) => word.text);
    return program === 'kubectl' && rest.some((word) => UNPLAYABLE.includes(word));
  });

const programs = {helm, scbctl};

/** A page with its cluster and its shell. */
class Playing {
  /** The log of containers, taken from the page. */
  private log = '';
  private readonly store = new Store();
  readonly server = apiServer({
    store: this.store,
    log: () => this.log,
    called: (program, words, folder) => programs[program as keyof typeof programs](this.store, words, folder),
  });
  private readonly steps: readonly Step[];
  private readonly given: Given[];
  readonly problems: string[] = [];

  constructor(
    page: Page,
    private readonly shell: Shell,
  ) {
    this.steps = stepsOfPage(page);
    this.given = [...(givenOf[page.file] ?? [])];
    run(this.store);
    this.newCluster();
    for (const {file, text} of this.steps.toReversed()) if (file !== undefined) shell.write(file, text);
  }

  private newCluster(): void {
    this.store.clear();
    furnish(this.store);
    if (!this.steps.some(({text}) => OPERATOR.test(text))) helm(this.store, INSTALL_OPERATOR, this.shell.files);
  }

  /** Creates the preconditions of these commands. */
  private async prepare({line, text}: Step): Promise<void> {
    while (this.given[0] && text.includes(this.given[0].at ?? '')) {
      const {newCluster = false, run: commands = ''} = this.given.shift() ?? {};
      if (newCluster) this.newCluster();
      for (const {command, message} of (await this.shell.run(commands)).failures)
        this.problems.push(`${line}: what is given, ${command}, fails: ${message}`);
    }
  }

  private async runCommands({line, text: written, shown}: Step): Promise<void> {
    const {store} = this;
    const text = withNames(store, written);
    bringFiles(this.shell.files, text);
    if (shown !== undefined) takeOver(store, text, shown);
    this.log = shown ?? '';
    const {output, failures} = await this.shell.run(text);
    if (shown !== undefined && shown.trim() !== '' && /\bkubectl\b/.test(text)) {
      const flaw = outputFlaw(text, shown, output);
      if (flaw !== undefined) this.problems.push(`${line}: the page ${flaw}`);
    } else
      for (const {line: at, command, message} of failures)
        this.problems.push(`${line + at - 1}: ${command} fails: ${message}`);
  }

  async run(): Promise<void> {
    for (const step of this.steps) {
      if (step.file !== undefined) {
        this.shell.write(step.file, step.text);
        continue;
      }
      await this.prepare(step);
      if (step.unplayed === undefined && isUnplayable(step.text))
        this.problems.push(`${step.line}: ${UNPLAYABLE.join(', ')} cannot be played: say unplayed="why" in the fence`);
      await this.runCommands(step);
    }
    for (const {at} of this.given) this.problems.push(`1: nothing on the page holds "${at}" any more: see given.yaml`);
  }
}

/** Whether a page has commands for kubectl. */
export const isPlayed = (page: Page): boolean =>
  stepsOfPage(page).some(({file, text}) => file === undefined && /\bkubectl\b/.test(text));

/** Runs the commands of a page in order with the real kubectl. Returns the number of its calls, and problems as `file:line: problem`. */
export async function play(page: Page, kubectl: string): Promise<{calls: number; problems: readonly string[]}> {
  const shell = new Shell(kubectl);
  const playing = new Playing(page, shell);
  const host = await listening(playing.server);
  try {
    shell.reach(new URL(host.url).port);
    await playing.run();
    return {calls: shell.calls, problems: playing.problems.map((problem) => `${page.file}:${problem}`)};
  } finally {
    await host.stop();
    shell.remove();
  }
}
