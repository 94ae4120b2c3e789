import type {Problem} from '../../src/text/flaw';
import type {Site} from './site';

/** What two pages may not share, and what to do when they do. Headlines may repeat: `title_meta` then tells pages apart. */
const UNIQUE = {
  title:
    'give the page a title of its own, or a `title_meta` for browser tabs and search results that tells the pages apart',
  description: 'give the page a description of its own',
} as const;

/** Whether a page may have this value: the text tells at a glance, and only such pages are read closely. */
const looksLike = (site: Site, file: string, value: string): boolean =>
  site.read(file).slice(0, 2000).includes(value.slice(0, 20));

/** Finds pages that browser tabs and search results could not tell from this one. */
export function duplicateProblems(site: Site, file: string): Problem[] {
  return Object.entries(UNIQUE).flatMap(([key, mend]): Problem[] => {
    const valueOf = (one: string): unknown => {
      const {values} = site.frontMatter(one);
      return (key === 'title' && values['title_meta']) || values[key];
    };
    const value = valueOf(file);
    if (typeof value !== 'string') return [];
    const others = site.pageFiles.filter(
      (one) => one !== file && looksLike(site, one, value) && valueOf(one) === value,
    );
    if (others.length === 0) return [];
    const line = site.frontMatter(file).lines.get(key) ?? 1;
    return [{file, line, problem: `the ${key} is also that of ${others.join(', ')}`, mend}];
  });
}
