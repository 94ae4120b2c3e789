import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {expandMarkdown} from '../../src/markdown/expand';
import {firstResultFlaws} from '../../tools/check/page/sections';
import {type Page, parsePage} from '../../tools/check/page/pages';
import {formatProblem, inFile} from '../../src/text/flaw';
import {quarrelFlaws} from '../../tools/check/prose/quarrel';

/** A page whose body begins on line 5. */
const page = (file: string, body: string): Page =>
  parsePage(file, `---\ntitle: Example\n---\n\n${body}\n`, expandMarkdown);

describe('a page says what is true and argues with no other text', () => {
  const file = 'docs/scanners/example.md';
  const quarrels = (body: string, where = file): string[] =>
    inFile(where, quarrelFlaws(page(where, body))).map(formatProblem);
  const message = (line: number, phrase: string): string =>
    `${file}:${line}: the text argues with another one: "${phrase}" — say what is true; ` +
    'what readers of an old version need stands in Upgrading';

  it('an author who writes about older guides learns the line and what to write instead', () => {
    assert.deepEqual(quarrels('The image holds no list.\n\nMount your own, although older\nguides promise one.'), [
      message(7, 'older guides'),
    ]);
  });
  it('the same holds in a list, a table and a heading, and across a link or code', () => {
    assert.deepEqual(
      quarrels(
        '## Where the README says `-r`\n\n- The README of the [chart](/docs/scanners) still says `x`.\n\n| A |\n|---|\n| only in the README |',
      ),
      [message(5, 'README says'), message(7, 'README of the chart still says'), message(11, 'only in the README')],
    );
  });
  for (const [text, phrase] of [
    ['The comments of the charts name `resume`.', 'comments of the charts name'],
    ['Examples elsewhere begin with `detect`.', 'Examples elsewhere'],
    ['Older drawings show the upload earlier.', 'Older drawings'],
  ] as const)
    it(`so is ${phrase}`, () => assert.deepEqual(quarrels(text), [message(5, phrase)]));
  it('READMEs that are the subject, older versions and code pass', () => {
    const text = 'The README of a scanner is generated from comments in `values.yaml`. Older versions had other names.';
    assert.deepEqual(quarrels(`${text}\n\n\`\`\`text\nolder guides\n\`\`\``), []);
  });
  it('decisions and the page on risks may tell what other texts say, pages of hooks may not', () => {
    const text = 'The README says otherwise.';
    assert.equal(quarrels(text, 'docs/hooks/example.md').length, 1);
    assert.deepEqual(quarrels(text, 'docs/architecture/architecture_decisions/adr_0001.md'), []);
    assert.deepEqual(quarrels(text, 'docs/architecture/technical_risks.md'), []);
  });
});

describe('a scanner or hook page gives its reader something to run before it explains', () => {
  const manifest = '```yaml\napiVersion: execution.securecodebox.io/v1\nkind: Scan\n```';
  const late = (linesAbove: number, file = 'docs/scanners/example.md'): string[] =>
    inFile(file, firstResultFlaws(page(file, '\n'.repeat(linesAbove) + manifest))).map(formatProblem);
  const mend = 'put install, first manifest and what comes back before all else; the rest goes below';

  it('a manifest on line 45 passes, one line later it does not', () => {
    assert.deepEqual(late(38), []);
    assert.deepEqual(late(39), [
      `docs/scanners/example.md:46: the first manifest of a Scan stands on line 46, line 45 is the latest — ${mend}`,
    ]);
  });
  it('a hook page gives a manifest or a values file as early; a command alone is no result', () => {
    const file = 'docs/hooks/example.md';
    const at = (linesAbove: number): string[] =>
      inFile(
        file,
        firstResultFlaws(page(file, '```bash\nhelm list\n```' + '\n'.repeat(linesAbove) + '```yaml\nrules: []\n```')),
      ).map(formatProblem);
    assert.deepEqual(at(38), []);
    assert.deepEqual(at(39), [
      `${file}:46: the first manifest or values file stands on line 46, line 45 is the latest — ${mend}`,
    ]);
  });
  it('a page without one fails, the overview may do without', () => {
    const none = (file: string): string[] => inFile(file, firstResultFlaws(page(file, 'Text.'))).map(formatProblem);
    assert.deepEqual(none('docs/scanners/example.md'), [
      `docs/scanners/example.md:1: the first manifest of a Scan is missing — ${mend}`,
    ]);
    assert.deepEqual(none('docs/scanners/index.md'), []);
  });
});
