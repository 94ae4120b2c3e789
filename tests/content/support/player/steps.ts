import {splitConsole} from '../../../../src/markdown/code/console';
import {type Fence, lineInFence, readFences} from '../../../../tools/check/fences/fences';
import type {Page} from '../../../../tools/check/page/pages';

/** What a reader of a page does next. */
export interface Step {
  readonly line: number;
  /** The file to write, which later commands can name; absent where commands are to be run. */
  readonly file?: string | undefined;
  readonly text: string;
  /** What the page shows after commands; absent in a `bash` fence, which shows nothing. */
  readonly shown?: string;
  /** The reason on the page why the commands which need a running container are not played. */
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

/** What a reader of the page does, in order: writes files, runs commands. */
export const stepsOfPage = (page: Page): Step[] => readFences(page).fences.flatMap(stepsOf);
