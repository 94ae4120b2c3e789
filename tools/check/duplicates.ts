import type {Problem} from './problem';
import type {Site} from './site';

/**
 * Finds pages that share a title or a description. The route list repeats some titles, and these may repeat as
 * headlines; `title_meta` then tells the pages apart in the browser's tab and in search results.
 */
export function duplicateProblems(site: Site, files: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  for (const key of ['title', 'description']) {
    const byValue = new Map<string, string[]>();
    for (const file of site.pageFiles) {
      const value = site.page(file).frontMatter.values[key];
      if (typeof value !== 'string' || value === 'SKELETON') continue;
      byValue.set(value, [...(byValue.get(value) ?? []), file]);
    }
    for (const [value, sharers] of byValue) {
      if (sharers.length < 2) continue;
      const asked = key === 'title' && sharers.every((file) => site.required(site.page(file))?.title === value);
      if (asked) {
        problems.push(...sameTitleMeta(site, sharers, files));
        continue;
      }
      for (const file of sharers.filter((one) => files.includes(one))) {
        const others = sharers.filter((one) => one !== file).join(', ');
        const line = site.page(file).frontMatter.lines.get(key) ?? 1;
        problems.push({
          file,
          line,
          problem: `the ${key} is also that of ${others}`,
          mend: `give the page a ${key} of its own`,
        });
      }
    }
  }
  return problems;
}

/** Judges pages that share a headline: at most one of them may do without `title_meta`, and no two may share it. */
function sameTitleMeta(site: Site, sharers: readonly string[], files: readonly string[]): Problem[] {
  const values = (file: string) => site.page(file).frontMatter.values;
  const titleOf = (file: string): unknown => values(file)['title_meta'] ?? values(file)['title'];
  return sharers
    .filter((file) => sharers.some((other) => other !== file && titleOf(other) === titleOf(file)))
    .filter((file) => files.includes(file) && values(file)['description'] !== 'SKELETON')
    .map((file) => ({
      file,
      line: site.page(file).frontMatter.lines.get('title') ?? 1,
      problem: `the title is also that of ${sharers.filter((one) => one !== file).join(', ')}`,
      mend: 'add `title_meta: …`, a title for the browser that tells the pages apart',
    }));
}
