import {splitConsole} from '../../../../src/markdown/code/console';
import {type Fence, lineInFence, readFences} from '../../../../tools/check/fences/fences';
import type {Page} from '../../../../tools/check/page/pages';

/** A file that a page shows, which commands behind it may name. */
export interface FileStep {
  readonly kind: 'file';
  readonly line: number;
  readonly name: string;
  readonly text: string;
}

/** Commands of a page. */
export interface CommandStep {
  readonly kind: 'commands';
  readonly line: number;
  readonly text: string;
  /** What the page shows behind them; undefined in a `bash` fence, which shows nothing. */
  readonly shown?: string;
  /** Why the page says that those of them which need a running container are not played. */
  readonly unplayed?: string | undefined;
}

export type Step = FileStep | CommandStep;

const FILE_NAME = /^[\w.-]+(?:\/[\w.-]+)*\.\w+$/;
const SHELLS = ['bash', 'console'];

function consoleSteps(fence: Fence): Step[] {
  const steps: {kind: 'commands'; line: number; text: string; shown: string; unplayed: string | undefined}[] = [];
  splitConsole(fence.code).forEach(({kind, prompt, text}, index) => {
    const line = lineInFence(fence, index + 1);
    const last = steps.at(-1);
    if (prompt) steps.push({kind: 'commands', line, text, shown: '', unplayed: fence.meta.unplayed});
    else if (last && kind === 'command') last.text += `\n${text}`;
    else if (last) last.shown += `${text}\n`;
  });
  return steps;
}

function stepsOf(fence: Fence): Step[] {
  const {language, meta, code} = fence;
  if (meta.title !== undefined && FILE_NAME.test(meta.title)) {
    return [{kind: 'file', line: fence.line, name: meta.title, text: `${code}\n`}];
  }
  if (!SHELLS.includes(language) || meta.skip !== undefined || meta.expectError !== undefined) return [];
  if (language === 'console') return consoleSteps(fence);
  return [{kind: 'commands', line: lineInFence(fence, 1), text: code, unplayed: meta.unplayed}];
}

/** What a reader of the page does, in order: writes files, runs commands. */
export function stepsOfPage(page: Page): Step[] {
  return readFences(page).fences.flatMap(stepsOf);
}
