import matter from '@11ty/gray-matter';

/** The front matter of a page, found by the parser that Docusaurus uses. */
export interface FrontMatter {
  /** The YAML between the delimiters. */
  readonly yaml: string;
  /** Number of lines, including both delimiters; 0 without front matter. */
  readonly length: number;
  /** The page below the front matter. */
  readonly content: string;
}

/** Separates front matter from text. Invalid YAML is not an error here. */
export function splitFrontMatter(source: string): FrontMatter {
  const {matter: yaml = '', content} = matter(source, {engines: {yaml: () => ({})}});
  const head = source.slice(0, source.length - content.length);
  return {yaml, length: head.split('\n').length - 1, content};
}

/** The values in the front matter; empty without front matter and if it is invalid, which the check reports. */
export function frontMatterValues(source: string): Readonly<Record<string, unknown>> {
  try {
    // An empty object turns off the cache, which keeps invalid results.
    return matter(source, {}).data;
  } catch {
    return {};
  }
}
