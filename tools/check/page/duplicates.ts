import type {Problem} from '../../../src/text/flaw';
import type {Site} from '../site';

/** Pages with the same title or description, which look alike in browser tabs and search results. */
export function duplicateProblems(site: Site, file: string): Problem[] {
  return (['title', 'description'] as const).flatMap((key): Problem[] => {
    const valueOf = (one: string): unknown => {
      const {values} = site.frontMatter(one);
      return (key === 'title' && values['title_meta']) || values[key];
    };
    const value = valueOf(file);
    if (typeof value !== 'string') return [];
    // Parsing the front matter of every page would be slow.
    const mightMatch = (one: string): boolean => site.read(one).slice(0, 2000).includes(value.slice(0, 20));
    const others = site.pageFiles.filter((one) => one !== file && mightMatch(one) && valueOf(one) === value);
    if (others.length === 0) return [];
    const line = site.frontMatter(file).lines.get(key) ?? 1;
    const fix = key === 'title' ? 'change it, or add a `title_meta`' : 'write a description of this page only';
    return [{file, line, problem: `the ${key} is the same as in ${others.join(', ')}`, fix}];
  });
}
