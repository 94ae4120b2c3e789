import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readFenceMeta} from '../../src/markdown/code/meta';

const refused: readonly (readonly [meta: string, cause: RegExp, fix: RegExp])[] = [
  ['titel="a"', /"titel" in the meta of the fence is not known/, /did you mean `title`\?/],
  ['foo', /"foo" in the meta of the fence is not known/, /use one of title, .* live, noInline/],
  ['title="scan.yaml', /quotation mark of "title="scan.yaml" .* not closed/, /Write key="text"/],
  ['desc="he said "no" loudly"', /not closed, or text follows/, /is in single ones/],
  ['skip=""', /"skip" .* is empty/, /leave "skip" out/],
  ['title="a" title="b"', /"title" appears twice/, /Keep one/],
];

for (const [meta, cause, fix] of refused) {
  test(`the meta ${meta} is refused with cause and fix`, () => {
    assert.throws(
      () => readFenceMeta(meta),
      ({message}: Error) => {
        assert.match(message, cause);
        assert.match(message.split(' — ')[1] ?? '', fix);
        return true;
      },
    );
  });
}
