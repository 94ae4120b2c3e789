import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {nodeFlaws} from './nodes';
import type {Page} from './pages';

/** Components that a page may use without an import, and what MDX hands to each page. */
const GIVEN: readonly string[] = ['Head', 'Details', 'props', 'frontMatter', 'toc', 'contentTitle', 'undefined'];

const root = path.resolve(__dirname, '../../..');

/** Folders in which the framework looks for what a page imports, by the beginning of the name. */
const FOLDERS: readonly (readonly [start: string, folders: readonly string[]])[] = [
  ['@site/', ['']],
  [
    '@theme/',
    [
      'src/theme',
      ...['theme-classic', 'theme-live-codeblock'].map((name) => `node_modules/@docusaurus/${name}/lib/theme`),
    ],
  ],
  ['@docusaurus/', ['node_modules/@docusaurus', 'node_modules/@docusaurus/core/lib/client/exports']],
];

const ENDS = ['', '.tsx', '.ts', '.js', '.mdx', '.md', '/index.tsx', '/index.ts', '/index.js'];

const isThere = (name: string, folder: string): boolean =>
  ENDS.some((end) => existsSync(path.join(root, folder, `${name}${end}`)));

/** Whether an import leads nowhere. Packages are left to the build. */
function missing(from: string, page: Page): boolean {
  if (from.startsWith('.')) return !isThere(from, path.dirname(page.file));
  const [start = '', folders = []] = FOLDERS.find(([one]) => from.startsWith(one)) ?? [];
  return folders.length > 0 && !folders.some((folder) => isThere(from.slice(start.length), folder));
}

/** Components and values of an MDX page that nothing brings in, and imports that lead nowhere: the build fails on them. */
export function componentFlaws(page: Page): Flaw[] {
  if (!page.file.endsWith('.mdx')) return [];
  const lines = page.source.split('\n');
  const code = lines.filter((text) => /^(?:import|export)\s/.test(text)).join('\n');
  const isKnown = (name: string): boolean => GIVEN.includes(name) || new RegExp(`\\b${name}\\b`).test(code);
  const imports = lines.flatMap((text, index): Flaw[] => {
    const from = /^import\s.*?['"]([^'"]+)['"]/.exec(text)?.[1];
    if (from === undefined || !missing(from, page)) return [];
    return flawAt(index + 1, `there is nothing to import from ${from}`, 'correct the name of the module');
  });
  const used = nodeFlaws(page, (node) => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const name = /^\s*([A-Za-z_$][\w$]*)(?:\.[\w$]+)*\s*$/.exec(node.value)?.[1];
      return name === undefined || isKnown(name)
        ? []
        : [
            {
              problem: `braces hold code, and the page defines no ${name}`,
              mend: `write \\{${node.value}\\}, or inline code`,
            },
          ];
    }
    const name = 'name' in node && String(node.type).startsWith('mdxJsx') ? String(node.name).split('.')[0]! : '';
    if (!/^[A-Z]/.test(name) || isKnown(name)) return [];
    const from = name === 'Link' ? '@docusaurus/Link' : `@theme/${name}`;
    const mend = `import ${name} from '${from}'; on a line of its own above the text`;
    return [{problem: `the page imports no component ${name}`, mend}];
  });
  return [...imports, ...used];
}
