import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {scanners} from '../../src/catalog';
import {DICTIONARY, english} from '../../tools/check/prose/spelling';
import {frontMatter, nextStep, pageProblems, root} from './support/check';

const told = async (text: string) =>
  (await pageProblems(text + nextStep)).map((problem) => problem.replace(/^\d+: /, ''));

describe('whoever misspells a word is told what was meant', () => {
  const cases: readonly (readonly [mistake: string, text: string, said: RegExp])[] = [
    [
      'a slip',
      'You will recieve a finding.',
      /^"recieve" is in no dictionary — did you mean "receive"\? .*dictionary\.txt$/,
    ],
    ['a product in small letters', 'Send it to microsoft.', /did you mean "Microsoft"\?/],
    ['a name of the site', 'Create a ScanTipe.', /did you mean "ScanType"\?/],
    ['a British ending', 'We recognise and serialised it.', /^"recognise" is British spelling — write: recognize$/],
    ['a British word', 'It lies in the centre.', /British spelling — write: center/],
    ['an alternative text', '![The stepps of a scan](/img/team.svg)', /"stepps" is in no dictionary/],
    ['a box', ':::note[A titel]\n\nText.\n\n:::', /"titel" is in no dictionary/],
  ];
  for (const [mistake, text, said] of cases)
    it(mistake, async () => {
      const [first = '', ...others] = await told(text);
      assert.match(first, said);
      assert.ok(others.length <= 1 && others.every((other) => other.includes('British')), others.join('\n'));
    });
  it('a title, at its line', async () => {
    const problems = await pageProblems(`Text.${nextStep}`, {front: frontMatter({title: 'Exampel'})});
    assert.match(problems.join('\n'), /^2: "Exampel" is in no dictionary/);
  });
  it('once, however often it stands there', async () => {
    assert.equal((await told('A tset.\n\nA tset.')).length, 1);
  });
});

describe('what is no English is not judged as English', () => {
  for (const [what, text] of [
    ['code', 'Set `imagePulPolicy`.'],
    ['a field, a file, an address, a version', 'The field runAsNonRoot of values.yml at scbctl.io/vX and v4.16.0-rc1.'],
    ['an id', '## Storage {#strg}'],
    ['acronyms', 'The SBOM of two PVCs.'],
    ['a possessive', 'Nmap’s and Kubernetes’ own.'],
    ['what the catalog names', scanners.map(({id, title}) => `${id}, ${title}.`).join(' ')],
  ] as const)
    it(what, async () => assert.deepEqual(await told(`${text}\n\n## More`), []));
});

describe('the dictionary of the site can be read and merged', () => {
  const words = readFileSync(path.join(root, DICTIONARY), 'utf8').trimEnd().split('\n');

  it('one word a line, in order, each once', () => {
    const order = new Intl.Collator('en', {sensitivity: 'variant', caseFirst: 'upper'});
    assert.deepEqual(words, [...new Set(words)].toSorted(order.compare));
  });
  it('no word that English knows anyway', async () => {
    const {has} = await english();
    assert.deepEqual(words.filter(has), []);
  });
});
