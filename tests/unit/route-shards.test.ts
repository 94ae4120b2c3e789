import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withOwnScripts} from '../../src/plugins/after-build/html/scripts';
import {moveChunkFiles} from '../../src/plugins/route-shards/chunk-files';
import {splitRoutes} from '../../src/plugins/route-shards/split';
import type {AfterBuildContext} from '../../src/plugins/after-build/context';
import {folderWith} from '../support/folder';

/** What the framework generates for a site with a home page, a documentation of so many pages, and a pattern. */
function generated(pages: number) {
  const number = (at: number) => String(at).padStart(4, '0');
  const all = Array.from({length: pages}, (_, at) => number(at));
  const leaf = (path: string) =>
    `{path: '${path}', component: ComponentCreator('${path}', 'abc'), exact: true, sidebar: "docs"}`;
  const loader = (name: string, module: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
  return {
    routes: `import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [
      {path: '/docs', component: ComponentCreator('/docs', 'top'), routes: [${all.map((at) => leaf(`/docs/${at}`)).join(',')}]},
      ${leaf('/')}, {path: '/by/:name', component: ComponentCreator('/by/:name', 'abc'), exact: true},
      {path: '*', component: ComponentCreator('*')},
    ];`,
    chunkNames: {
      '/docs-top': {__comp: 'layout'},
      '/-abc': {__comp: 'home'},
      '/by/:name-abc': {__comp: 'home'},
      ...Object.fromEntries(all.map((at) => [`/docs/${at}-abc`, {__comp: 'page', content: `c${at}`}])),
    },
    registry: `export default {\n${['layout', 'home', 'page', ...all.map((at) => `c${at}`)].map((name) => loader(name, `@site/${name}.md`)).join('\n')}\n};\n`,
  };
}

const everywhere = ({routes, chunkNames, registry}: ReturnType<typeof splitRoutes>) => routes + chunkNames + registry;

test('what every visitor downloads grows by less than 1 kB for 200 more pages, and each page is in one shard with its chunks', () => {
  const [small, large] = [splitRoutes(generated(200), ['/']), splitRoutes(generated(400), ['/'])];
  assert.ok(everywhere(large).length - everywhere(small).length < 1500, 'before compression');
  assert.equal(large.shards.flatMap(({paths}) => paths).length, 400);
  for (const {paths, text} of large.shards) {
    for (const path of paths) {
      const name = path.replace('/docs/', 'c');
      assert.ok(text.includes(`ComponentCreator("${path}", "abc")`) && text.includes(`"@site/${name}.md"`), path);
      assert.ok(!everywhere(large).includes(`"@site/${name}.md"`));
    }
  }
});

test('generated files of a new shape stop the build, so that no site is published whose pages cannot be found', () => {
  assert.throws(() => splitRoutes({...generated(1), registry: 'export default {};'}, []), /registry\.js .* new shape/);
  assert.throws(() => moveChunkFiles(new Map([['assets/js/runtime~main.js', 'x']])), /names the files of chunks/);
});

const runtime =
  '__webpack_require__.u=chunkId=>"assets/js/"+(({12:"page",7:"search"})[chunkId]||chunkId)+"."+({12:"aaaa",7:"bbbb",4e4:"cccc"})[chunkId]+".js"';

test('the file of a chunk that only pages load is named in their shard; one that is loaded from elsewhere stays in the runtime', () => {
  const changed = moveChunkFiles(
    new Map([
      ['assets/js/runtime~main.1.js', runtime],
      [
        'assets/js/routes-0.1.js',
        'Object.assign(n.chunkFiles??={},["FILES OF routes-0"]),()=>Promise.all([n.e("40000"),n.e("12")]),n.e("7")',
      ],
      ['assets/js/main.1.js', 't.e("7")'],
    ]),
  );
  const shard = changed.get('assets/js/routes-0.1.js') ?? '';
  assert.ok(
    shard.includes('{"12":"page.aaaa","40000":"40000.cccc"}') ||
      shard.includes('{"40000":"40000.cccc","12":"page.aaaa"}'),
    shard,
  );
  const left = changed.get('assets/js/runtime~main.1.js') ?? '';
  assert.ok(!left.includes('aaaa') && !left.includes('cccc') && left.includes('"7":"bbbb"'), left);
  const fileOf = new Function('__webpack_require__', `${left}; return __webpack_require__.u;`) as (
    api: object,
  ) => (id: string) => string;
  assert.equal(fileOf({chunkFiles: {12: 'page.aaaa'}})('12'), 'assets/js/page.aaaa.js');
  assert.equal(fileOf({})('7'), 'assets/js/search.bbbb.js');
});

test('a build that lacks a script of a page fails, and says which one and why that may be', () => {
  const site = folderWith({
    '.docusaurus/page-scripts.json': JSON.stringify([
      {path: '/a', shard: 'js/routes-0.js', chunks: [['one', ['js/one.js']]]},
    ]),
    'build/js/routes-0.js': '',
  });
  const context = {siteDir: site, outDir: `${site}/build`, siteConfig: {baseUrl: '/'}} as unknown as AfterBuildContext;
  assert.throws(() => withOwnScripts(context), /has not written 1 script of pages, such as js\/one\.js.*ulimit -n/);
});
