import type {Problem} from './problem';
import type {Site} from './site';

/** Finds pages that share a title or a description. The route list repeats some titles, and these may repeat. */
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
      const asked = key === 'title' && sharers.every((file) => site.required(site.page(file))?.title === value);
      if (sharers.length < 2 || asked) continue;
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
