import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {filesBelow} from '../../src/lib/files';
import {childrenOf, isElement, textOf, type Node} from '../../src/lib/html';
import {expandMarkdown} from '../../src/markdown/expand';
import {projectDir, siteDir} from '../support/site';
import {buildIn, linkTree} from '../support/workshop';
import sidebars from '../../sidebars';

/** The configuration of `create-docusaurus` for its classic template, with this site's names and folders. */
const config = `
module.exports = {
  title: 'secureCodeBox',
  url: 'https://www.securecodebox.io',
  baseUrl: '/',
  future: {v4: true},
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  presets: [['classic', {
    docs: {sidebarPath: './sidebars.json'},
    blog: {showReadingTime: true, blogSidebarCount: 'ALL', feedOptions: {type: 'all'}},
  }]],
  themeConfig: {
    navbar: {title: 'secureCodeBox', items: [{to: '/docs/getting-started/installation', label: 'Docs'}, {to: '/blog', label: 'Blog'}]},
    footer: {style: 'dark', copyright: 'secureCodeBox'},
    prism: {additionalLanguages: ['java', 'rust', 'bash', 'diff', 'json', 'makefile', 'docker']},
  },
};
`;

/** The source of an expression that creates the React elements of a node. React accepts the attribute names of HTML. */
function elementOf(node: Node): string {
  if (!isElement(node)) return JSON.stringify(textOf(node));
  const properties = Object.fromEntries(
    node.attrs.map(({name, value}) => [name === 'class' ? 'className' : name, value]),
  );
  const content = childrenOf(node).map(elementOf);
  return `createElement(${[JSON.stringify(node.tagName), JSON.stringify(properties), ...content].join(', ')})`;
}

/** A home page of React elements, like the one of the template, with the content of this site. */
const home = (main: string): string => `import {createElement} from 'react';
import Layout from '@theme/Layout';
export default function Home() {
  return <Layout><main className="container">{[${childrenOf(parseFragment(main)).map(elementOf).join(', ')}]}</main></Layout>;
}
`;

const mainOf = (html: string): string => /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';

/**
 * Writes a site from the classic template of Docusaurus with the pages, posts and packages of this site, which must be built first.
 * Directives are expanded, because stock Docusaurus does not support them. `future.v4` enables Docusaurus Faster.
 */
function writeStockSite(folder: string): void {
  mkdirSync(path.join(folder, 'src/pages'), {recursive: true});
  linkTree(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'), new Set(['.cache']));
  writeFileSync(path.join(folder, 'docusaurus.config.js'), config);
  writeFileSync(
    path.join(folder, 'src/pages/index.jsx'),
    home(mainOf(readFileSync(path.join(siteDir, 'index.html'), 'utf8'))),
  );
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name: 'stock', private: true}));
  writeFileSync(path.join(folder, 'sidebars.json'), JSON.stringify(sidebars));
  for (const name of ['docs', 'blog', 'static'])
    cpSync(path.join(projectDir, name), path.join(folder, name), {recursive: true});
  for (const name of ['docs', 'blog']) {
    for (const page of filesBelow(path.join(folder, name), '.md', '.mdx')) {
      const file = path.join(folder, name, page);
      writeFileSync(file, expandMarkdown(readFileSync(file, 'utf8'), path.join(name, page)).text);
    }
  }
}

/**
 * Builds the stock site.
 *
 * @returns the folder of the build
 * @throws Error with the end of the build output
 */
export function stockBuild(folder: string): string {
  writeStockSite(folder);
  const {succeeded, output} = buildIn(folder);
  if (!succeeded) throw new Error(`The stock site does not build:\n${output.slice(-3000)}`);
  return path.join(folder, 'build');
}
