import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {charts, customResources, demoTargets, hooks, scanners} from '../../src/catalog';
import {renderToStaticMarkup} from 'react-dom/server';
import {expand, expandToHtml} from './support/expand';

const only = (names: readonly string[], id: string): string =>
  names.map((name) => `::${name}{id="${id}"}`).join('\n\n');

const SCANNER = ['card', 'install', 'scan-types', 'parameters', 'values', 'findings', 'rules', 'related'].map(
  (name) => `scanner-${name}`,
);
const HOOK = ['card', 'secrets', 'annotations', 'environment', 'related'].map((name) => `hook-${name}`);
const HOOK_CHART = ['install', 'values'].map((name) => `hook-${name}`);

/** Every directive with everything that it can be given, one page for each thing. */
const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(scanners.map(({id}) => [`scanner ${id}`, only(SCANNER, id)])),
  ...Object.fromEntries(hooks.map(({id, chart}) => [`hook ${id}`, only(chart ? [...HOOK, ...HOOK_CHART] : HOOK, id)])),
  ...Object.fromEntries(charts.map(({name}) => [`chart ${name}`, `::chart-values{id="${name}"}`])),
  ...Object.fromEntries(demoTargets.map(({id}) => [`demo target ${id}`, `::demo-target{id="${id}"}`])),
  ...Object.fromEntries(
    [...customResources.map(({kind}) => kind), 'Finding'].map((kind) => [
      `schema ${kind}`,
      `::schema{kind="${kind}" levels="2"}`,
    ]),
  ),
  overviews:
    '::scanners-table\n\n::scanners-by-target\n\n::hooks-table\n\n::demo-targets\n\n::crds-table\n\n::cascade-map',
  'common values of scanners': '::common-values{of="scanner"}',
  'common values of hooks': '::common-values{of="hook"}',
  'values that differ': '::differing-values',
  scbctl: ['scbctl', 'scan', 'completion', 'trigger', 'cascade']
    .map((command) => `::scbctl{command="${command}"}`)
    .join('\n\n::scbctl\n\n'),
};

/** Text of a Markdown document as a reader sees it: no marks, no escapes, code as it stands. */
const escapeHtml = (text: string): string => renderToStaticMarkup(text);

/** HTML without what only says where a name may break. */
const withoutBreaks = (html: string): string =>
  html.replaceAll(/<wbr\/>|<span class="unbroken">([^<]*)<\/span>/g, '$1');

/** Inline code of the Markdown, which has to come out unchanged. Fences are set by others. */
function inlineCode(markdown: string): string[] {
  const prose = markdown.replace(/^( *)```[\s\S]*?^ *```$/gm, '');
  return [...prose.matchAll(/(?<![`\\])(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g)].map(([, , text = '']) => text);
}

describe(`the framework's own compiler takes what directives become`, () => {
  for (const [name, source] of Object.entries(pages)) {
    it(`${name}: nothing is swallowed, run or left over, and links within the page meet an id`, async () => {
      const markdown = expand(`## Part\n\n${source}`);
      const page = await expandToHtml(`## Part\n\n${source}`);
      const html = withoutBreaks(page);
      const text = html.replaceAll(/<[^>]*>/g, '');
      for (const code of inlineCode(markdown)) {
        const shown = escapeHtml(code.replaceAll(String.raw`\|`, '|'));
        assert.ok(html.includes(`<code>${shown}</code>`) || html.includes(shown), code);
      }
      assert.doesNotMatch(text, /\\[*_[\]~#!&|<{}:]|::[a-z]|\{#|\{\/\*|:fact/, 'marks or escapes are shown');
      assert.ok(!/\{\{/.test(text.replaceAll(/\{\{\{?[^{}]*\}\}\}?/g, '')));
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      assert.equal(new Set(ids).size, ids.length);
      for (const [, target] of page.matchAll(/ href="#([^"]+)"/g)) {
        assert.ok(ids.includes(target), target);
      }
    });
  }
});
