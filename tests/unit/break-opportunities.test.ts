import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {renderMarkdown} from './support/render-markdown';

/** The content of the first body cell. */
async function cell(markdown: string): Promise<string> {
  const html = await renderMarkdown(`| Name |\n|--|\n| ${markdown} |\n`, 'md');
  return /<td>([\s\S]*?)<\/td>/.exec(html)?.[1] ?? '';
}

describe('code in a table', () => {
  for (const [what, written, shown] of [
    [
      'may break behind its punctuation',
      '`execution.securecodebox.io/v1`',
      'execution.<wbr/>securecodebox.<wbr/>io/<wbr/>v1',
    ],
    ['may not break within a number', '`docker.io/image:4.16.0`', 'docker.<wbr/>io/<wbr/>image:<wbr/>4.16.0'],
    ['stays in one piece when it is short', '`image.tag`', 'image.tag'],
    ['keeps a flag with its dashes', '`--leader-elect`', '<span class="unbroken">--leader-elect</span>'],
  ] as const) {
    it(what, async () => assert.equal(await cell(written), `<code>${shown}</code>`));
  }

  it('can be copied and found unchanged', async () => {
    const name = 'operator.podSecurityContext_x@y,z=--some-flag --another=docker.io/a:1.2';
    assert.equal((await cell(`\`${name}\``)).replaceAll(/<[^>]*>/g, ''), name);
  });
});
