import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {nextStep, pageProblems} from './support/check';
import {assertSaid} from '../support/said';

/** Every case is the body of a page, which begins on line 6. */
const check = (
  cases: readonly (readonly [name: string, body: string, ...problems: string[]])[],
  file = 'docs/example.md',
): void => {
  for (const [name, body, ...problems] of cases) {
    it(name, async () => assertSaid(await pageProblems(body + nextStep, {file}), problems));
  }
};

describe('headings', () => {
  check([
    ['a second h1', 'Text\n\n# Title', '8: the page has a second h1 — … title is the h1; begin headings with ##'],
    ['a level left out', '## A\n\n#### B', '8: the heading "B" skips a level — write it with ###'],
    ['a page that begins with ###', '### A', '6: the heading "A" skips a level — write it with ##'],
    ['an id that stands twice', '## A {#a}\n\n## B {#a}', '8: two headings have the id #a — change a text, or …'],
    ['a text that stands twice', '## Same\n\n### Same', '8: two headings have the id #same — change a text, …'],
    ['a text that stands twice with an id of its own passes', '## Same\n\n## Same {#other}'],
    ['an empty heading', '## <!-- -->', '6: the heading is empty — write its text'],
  ]);
  it('a page below src/pages has its title as h1, too', async () => {
    const file = 'src/pages/example.md';
    assert.deepEqual(await pageProblems(`## A${nextStep}`, {file}), []);
    assert.match((await pageProblems(`# A${nextStep}`, {file}))[0]!, /^6: the page has a second h1/);
  });
});

describe('words', () => {
  check([
    ['emoji fail', 'Done \u{1F680}', '6: the text holds the emoji \u{1F680} — say it in words'],
    ['emoji by variation fail', 'Careful \u26A0\uFE0F', '6: the text holds the emoji \u26A0\uFE0F — say it in words'],
    ['emoji that a tool prints pass as code', '`\u{1F680} Created`\n\n```text\n\u{1F680} Created\n```'],
    [
      'notes to oneself fail',
      'Text\n\nTODO: more. TBD',
      '8: not written yet: TODO: more. TBD — write it and remove the note',
    ],
  ]);
});

describe('links and images say something', () => {
  check([
    ['a link text that says nothing', 'See [here](/docs/scanners/nmap).', '6: the … "here" says nothing — say … leads'],
    [
      'so does one in code or bold',
      'See [**Click here**](/docs/scanners/nmap).',
      '6: the link text "Click here" says nothing — say where the link leads',
    ],
    ['a link without text', 'See [](/docs/scanners/nmap).', '6: the link to … has no text — say where it leads'],
    ['an image without alternative text', '![](/img/logo.svg)', '6: the … text — describe … ![what it shows](…)'],
    ['a file name is no alternative text', '![logo.svg](/img/logo.svg)', '6: … a file name — say what the image shows'],
    ['an image in HTML needs it, too', '<img src="/img/logo.svg">', '6: an <img> has … text — add alt="what it shows"'],
  ]);
  it('an image in MDX needs it, too', async () => {
    const file = 'docs/example.mdx';
    assert.deepEqual(await pageProblems(`<img src="/img/logo.svg" />${nextStep}`, {file}), [
      '6: an <img> has no alternative text — add alt="what it shows"',
    ]);
  });
});

describe('tables', () => {
  const rows = '| --- | --- |\n| 1 | 2 |';
  check([
    ['an empty corner passes', `| | b |\n${rows}`],
    ['a table without any header passes', `| | |\n${rows}`],
    ['a column without a name', `| a | |\n${rows}`, '6: a header cell of the table is empty — write what the …'],
    ['a row that is longer than the header', `| a | b |\n${rows}\n| x | y \\| z | lost |`, '9: the row … — escape a …'],
  ]);
});

/** A page with these sections, and something to run in the last one. */
const page = (names: readonly string[]): string =>
  `${names.map((name) => `## ${name}\n\nText.`).join('\n\n')}\n\n\`\`\`yaml file="rules"\nrules: []\n\`\`\``;

describe('scanner and hook pages keep one order of sections', () => {
  const sections = [
    'Install',
    'Try the hook',
    'Behavior',
    'Configuration',
    'Requirements',
    'Known issues',
    'Next steps',
  ];
  check(
    [
      [
        'all sections in order pass, others between them too',
        page([...sections.slice(0, 3), 'Rules', ...sections.slice(3)]),
      ],
      [
        'a missing section fails',
        page(sections.filter((name) => name !== 'Requirements')),
        '1: the section "Requirements" is missing — add ## Requirements',
      ],
      [
        'another order fails',
        page([sections[1]!, sections[0]!, ...sections.slice(2)]),
        `6: the section "Try the hook" stands before "Install" — the order is ${sections.join(', ')}`,
      ],
    ],
    'docs/hooks/example.md',
  );
  it('a scanner page has more of them', async () => {
    const missing = (await pageProblems(page(sections) + nextStep, {file: 'docs/scanners/example.md'})).map(
      (problem) => /"(.*)" is missing/.exec(problem)?.[1],
    );
    assert.deepEqual(missing.filter(Boolean), ['Run a first scan', 'Parameters', 'Findings', 'Cascading rules']);
  });
});
