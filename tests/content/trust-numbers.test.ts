import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {isCheckedCommand} from '../../tools/check/commands';
import {readClaims} from '../../tools/check/evidence/claims';
import {classifyAll} from '../../tools/check/fences/check-fence';
import {type ClassifiedFence, scriptOf} from '../../tools/check/fences/fences';
import {parseYaml} from '../../tools/check/manifests/yaml-text';
import {Site} from '../../tools/check/site';

const site = new Site(path.resolve(__dirname, '../..'));

/** Commands of helm, kubectl and scbctl. */
const commandsIn = (one: ClassifiedFence): number =>
  one.fence.meta.historic === undefined ? (scriptOf(one)?.commands.filter(isCheckedCommand).length ?? 0) : 0;

/** Manifests, parts of manifests, and values files of charts. */
const manifestsIn = ({kind, fence: {code}}: ClassifiedFence): number =>
  kind === 'manifest' || kind === 'part' || kind === 'values'
    ? parseYaml(code, {kubernetes: true}).documents.length
    : 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test('the check reads at least as many pages, commands, manifests and places in the product as the trust page says', () => {
  const said = [...site.read('src/pages/trust.mdx').matchAll(/<strong>([\d,]+)\+<\/strong>\s+(\w+)/g)];
  const pages = site.pageFiles.map(site.page);
  const fences = pages.flatMap((page) => classifyAll(page).classified);
  const checked: Readonly<Record<string, number>> = {
    pages: pages.length,
    commands: sum(fences.map(commandsIn)),
    manifests: sum(fences.map(manifestsIn)),
    places: readClaims(site.root).length,
  };
  assert.deepEqual(
    said.map(([, , name]) => name),
    Object.keys(checked),
  );
  for (const [, number = '', name = ''] of said) {
    assert.ok(checked[name]! >= Number(number.replace(',', '')), `${number} ${name}: the check reads ${checked[name]}`);
  }
});
