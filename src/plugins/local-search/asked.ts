import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {isMap} from '../../text/map';

/** How readers ask for the sections of a page, in words that these lack: phrases by the id of the heading. */
export type Asked = ReadonlyMap<string, readonly string[]>;

/** The file beside a page that says how readers ask for its sections. */
export const askedFile = (page: string): string => page.replace(/\.\w+$/, '.asked.yaml');

/** Whether a file says so, for a page that may be there or not. */
export const isAskedFile = (file: string): boolean => /\.asked\.ya?ml$/.test(file);

const isPhrase = (item: unknown): item is string => typeof item === 'string';

/** Reads such a file: a map of lists. Its form is judged by `npm run check`; what is no phrase is left out. */
export function readAsked(source: string): Asked {
  const value: unknown = parse(source);
  return new Map(
    Object.entries(isMap(value) ? value : {}).map(([heading, phrases]) => [
      heading,
      Array.isArray(phrases) ? phrases.filter(isPhrase) : [],
    ]),
  );
}

/**
 * How readers ask for the sections of a page in a site; nothing where no file stands beside the page.
 *
 * @param page path of its file below the folder of the site
 * @throws Error that names a file that is not YAML
 */
export function askedOf(siteDir: string, page: string): Asked {
  const file = askedFile(page);
  if (!existsSync(path.join(siteDir, file))) return new Map();
  try {
    return readAsked(readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${String(error)}`, {cause: error});
  }
}
