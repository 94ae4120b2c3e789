import {FenceError} from '../../src/markdown/code/fence-error';
import {DiagramError} from '../../src/markdown/diagrams';
import {ContentError} from '../../src/markdown/expand/error';
import type {Flaw} from './problem';
import {ShellError} from './shell/types';

const withoutStop = (sentence: string): string => sentence.trim().replace(/[.:]+$/, '');

/**
 * Turns an error that a part of the site throws about content into a flaw.
 * Errors of other kinds are faults of this program and are thrown on.
 */
export function flawOf(error: unknown): Flaw {
  if (error instanceof ShellError) return {line: error.line, problem: error.message, mend: error.mend};
  if (error instanceof DiagramError) {
    return {line: error.line, problem: withoutStop(error.cause), mend: withoutStop(error.mend)};
  }
  if (error instanceof FenceError) {
    return {line: error.line, problem: withoutStop(error.message), mend: withoutStop(error.mend)};
  }
  if (error instanceof ContentError) {
    return {line: error.line, problem: withoutStop(error.cause), mend: withoutStop(error.mend)};
  }
  if (error instanceof Error) {
    const parts = /^\S+?:(\d+): ([\s\S]*?) Mend: ([\s\S]*)$/.exec(error.message);
    if (parts) return {line: Number(parts[1]), problem: withoutStop(parts[2]!), mend: withoutStop(parts[3]!)};
  }
  throw error;
}
