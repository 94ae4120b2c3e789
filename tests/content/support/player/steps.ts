import {splitConsole} from '../../../../src/markdown/code/console';
import {type Fence, lineInFence, readFences} from '../../../../tools/check/fences/fences';
import type {Page} from '../../../../tools/check/page/pages';

/** A step of a page: a file to write or commands to run. */
export interface Step {
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
export const stepsOfPage = (page: Page): Step[] => readFences(page).fences.flatMap(stepsOf);
