import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {defects} from '../../catalog/defects';

/** How readers ask for the sections of a page, in words that these lack: phrases by the id of the heading. */
export type Asked = ReadonlyMap<string, readonly string[]>;

/** The file next to a page with the phrases by which readers ask for its sections, which `npm run check` validates. */
export const askedFile = (page: string): string => page.replace(/\.\w+$/, '.asked.yaml');

/** Whether a file says so, for a page that may be there or not. */
export const isAskedFile = (file: string): boolean => /\.asked\.ya?ml$/.test(file);

/** Symptoms of the known defects, for the page that lists all of them. */
function symptomsOn(siteDir: string, page: string): readonly (readonly [string, readonly string[]])[] {
  const file = path.join(siteDir, page);
  const lists = existsSync(file) && /^::known-defects *$/m.test(readFileSync(file, 'utf8'));
  return lists ? defects.map(({id, symptoms}) => [`defect-${id}`, symptoms] as const) : [];
}

/**
 * How readers ask for the sections of a page in a site; from the file next to the page, and symptoms of known defects.
 *
 * @param page path of its file below the folder of the site
 * @throws Error that names a file that is no map in YAML
 */
export function askedOf(siteDir: string, page: string): Asked {
  const file = askedFile(page);
  const symptoms = symptomsOn(siteDir, page);
  if (!existsSync(path.join(siteDir, file))) return new Map(symptoms);
  try {
    const asked = parse(readFileSync(path.join(siteDir, file), 'utf8')) as Record<string, string[]>;
    return new Map([...symptoms, ...Object.entries(asked)]);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${String(error)}`, {cause: error});
  }
}
