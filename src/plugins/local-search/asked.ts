import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** How readers ask for the sections of a page, in words that these lack: phrases by the id of the heading. */
export type Asked = ReadonlyMap<string, readonly string[]>;

/** The file beside a page that says how readers ask for its sections: a map of lists, which `npm run check` judges. */
export const askedFile = (page: string): string => page.replace(/\.\w+$/, '.asked.yaml');

/** Whether a file says so, for a page that may be there or not. */
export const isAskedFile = (file: string): boolean => /\.asked\.ya?ml$/.test(file);

/**
 * How readers ask for the sections of a page in a site; nothing where no file stands beside the page.
 *
 * @param page path of its file below the folder of the site
 * @throws Error that names a file that is no map in YAML
 */
export function askedOf(siteDir: string, page: string): Asked {
  const file = askedFile(page);
  if (!existsSync(path.join(siteDir, file))) return new Map();
  try {
    return new Map(Object.entries(parse(readFileSync(path.join(siteDir, file), 'utf8')) as Record<string, string[]>));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${String(error)}`, {cause: error});
  }
}
