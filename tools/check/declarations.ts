import {isNode, LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import type {Problem} from '../../src/text/flaw';
import {authorsSchema, tagsSchema} from './page/front-matter-schema';
import type {Site} from './site';

const FILES: Readonly<Record<string, z.ZodType>> = {'blog/tags.yml': tagsSchema, 'blog/authors.yml': authorsSchema};

/** Compares the tags and authors that posts may name with their schemas. */
export function declarationProblems(site: Site): Problem[] {
  return Object.entries(FILES).flatMap(([file, schema]) => {
    const lineCounter = new LineCounter();
    const document = parseDocument(site.read(file), {lineCounter});
    const issues = schema.safeParse(document.toJS()).error?.issues ?? [];
    return issues.map(({path, message}) => {
      // A key that is missing has no line of its own: that of the entry it belongs to is told.
      const node = [path, path.slice(0, -1)].map((keys) => document.getIn(keys, true)).find(isNode);
      const {line} = lineCounter.linePos(node?.range?.[0] ?? 0);
      return {
        file,
        line,
        problem: `${path.join('.')}: ${message}`,
        mend: `write it as the other entries do; .vscode/schemas holds the form`,
      };
    });
  });
}
