import {setTimeout as sleep} from 'node:timers/promises';

/** True for the error of a file that is not there. */
export const isMissing = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Reads files that somebody is at work on: again, for half a second, when one of them was missing. A page may go between the list
 * of pages and its turn, and some editors move a file away before they write it.
 *
 * @param read lists and reads all it needs each time it is called
 */
export async function whileWritten<Read>(read: () => Promise<Read>, tries = 6): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (tries === 1 || !isMissing(error)) throw error;
    await sleep(100);
    return whileWritten(read, tries - 1);
  }
}
