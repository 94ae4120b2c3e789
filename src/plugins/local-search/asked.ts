import {existsSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {defects} from '../../catalog/defects';
import {readSource} from '../../lib/source';

/** Phrases by which readers search for a section, with words that are not in its text, by heading id. */
export type Asked = ReadonlyMap<string, readonly string[]>;

/** The path of the file with a page's phrases, which `npm run check` validates. */
export const askedFile = (page: string): string => page.replace(/\.\w+$/, '.asked.yaml');

/** Whether a file contains phrases, even if its page does not exist. */
export const isAskedFile = (file: string): boolean => /\.asked\.ya?ml$/.test(file);

/** Symptoms of the known defects, if the page lists all defects. */
function symptomsOn(siteDir: string, page: string): readonly (readonly [string, readonly string[]])[] {
  const file = path.join(siteDir, page);
  const lists = existsSync(file) && /^::known-defects *$/m.test(readSource(file));
  return lists ? defects.map(({id, symptoms}) => [`defect-${id}`, symptoms] as const) : [];
}

/**
 * The phrases for the sections of a page, from the file next to it, and symptoms of known defects.
 *
 * @param page path of the page, relative to the site
 */
export function askedOf(siteDir: string, page: string): Asked {
  const file = askedFile(page);
  const symptoms = symptomsOn(siteDir, page);
  if (!existsSync(path.join(siteDir, file))) return new Map(symptoms);
  const asked = parse(readSource(path.join(siteDir, file))) as Record<string, string[]>;
  return new Map([...symptoms, ...Object.entries(asked)]);
}
