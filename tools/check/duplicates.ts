import type {Problem} from '../../src/text/flaw';
import type {Site} from './site';

/** What two pages may not share, and what to do when they do. Headlines may repeat: `title_meta` then tells pages apart. */
const UNIQUE = {
  title:
    'give the page a title of its own, or a `title_meta` for browser tabs and search results that tells the pages apart',
  description: 'give the page a description of its own',
} as const;

/** Finds pages that browser tabs and search results could not tell apart. */
export function duplicateProblems(site: Site, files: readonly string[]): Problem[] {
  return Object.entries(UNIQUE).flatMap(([key, mend]) => {
    const valueOf = (file: string): unknown => {
      const {values} = site.frontMatter(file);
      return (key === 'title' && values['title_meta']) || values[key];
    };
    const sharers = new Map<unknown, string[]>();
    for (const file of site.pageFiles) sharers.set(valueOf(file), [...(sharers.get(valueOf(file)) ?? []), file]);
    return files.flatMap((file): Problem[] => {
      const others = (sharers.get(valueOf(file)) ?? []).filter((other) => other !== file);
      if (typeof valueOf(file) !== 'string' || others.length === 0) return [];
      const line = site.frontMatter(file).lines.get(key) ?? 1;
      return [{file, line, problem: `the ${key} is also that of ${others.join(', ')}`, mend}];
    });
  });
}
