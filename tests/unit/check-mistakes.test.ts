import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import {formatProblem} from '../../src/text/flaw';
import {annotation} from '../../tools/check/annotations';
import {unfinishedIn} from '../../tools/check/catalog/unfinished';
import {syntaxProblem} from '../../tools/check/syntax';
import {frontMatter, nextStep, pageProblems, root} from './support/check';

/** The body of a page begins on this line of the file. */
const FIRST = 6;
const bash = (code: string) => `\`\`\`bash\n${code}\n\`\`\``;

/** A mistake, the line of the body on which it is told (counted from 1), and what is said. */
const MISTAKES: readonly (readonly [mistake: string, body: string, line: number, told: RegExp])[] = [
  ['a conflict of a merge', 'One.\n\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> topic', 3, /conflict of a merge/],
  [
    'a fence that another one follows',
    '```bash\nls\n\nText.\n\n```bash\npwd\n```',
    1,
    /not closed — end the code with ``` before line 13/,
  ],
  ['a fence at the end of a page', 'Text.\n\n```bash\nls', 3, /not closed — end the code with ```$/],
  ['a scheme that is mistyped', 'See [Nmap](htps://nmap.org/).', 1, /begins with htps:.* — write https/],
  ['output among commands', bash('kubectl get scans\nNAME TYPE STATE'), 3, /`NAME` looks like output.*console/],
  ['a box that does not exist', ':::attention\n\nText.\n\n:::', 1, /no box :::attention — use :::note/],
  ['a box that is not closed', ':::note\n\nText.', 1, /:::note is not closed/],
  ['an image that does not exist', '![The steps of a scan](/img/no-such.svg)', 1, /no image \/img\/no-such\.svg/],
  ['an image that says nothing', '![Screenshot](/img/team.svg)', 1, /"Screenshot" does not say/],
  ['a bare address', 'See https://nmap.org/ for more.', 1, /stands bare — write \[/],
  ['a placeholder as a link', 'See [the board](https://board.example.com/).', 1, /is a placeholder/],
  ['a word that stands twice', 'It scans the the host.', 1, /stands twice: "the the"/],
  ['a word that stands twice, across lines', 'It scans the\nthe host.', 2, /stands twice: "the the"/],
  ['a product in other letters', 'Install it in kubernetes.', 1, /not spelled "kubernetes" — write Kubernetes/],
  ['British spelling', 'Change its behaviour.', 1, /British spelling — write: behavior/],
  ['a word that leaves people out', 'Add it to the whitelist.', 1, /leaves people out — write: allow list/],
  ['praise', 'It works seamlessly.', 1, /"seamlessly" is praise/],
  [
    'a mistyped registry',
    bash('docker pull ghrc.io/securecodebox/operator'),
    2,
    /no registry ghrc\.io — did you mean `ghcr\.io`/,
  ],
  ['a mistyped owner', bash('docker pull docker.io/securecodbox/lurker'), 2, /did you mean `securecodebox`/],
  ['a key of AWS', bash(`export AWS_ACCESS_KEY_ID=AKIA${'Q'.repeat(16)}`), 2, /looks like an access key of AWS/],
  ['a token of GitHub', `Use \`ghp_${'a1'.repeat(18)}\`.`, 1, /looks like a token of GitHub/],
  ['a private key', `\`\`\`text\n-----BEGIN ${'RSA'} PRIVATE KEY-----\n\`\`\``, 2, /looks like a private key/],
];

/** What looks like a mistake and is right. */
const RIGHT: readonly (readonly [what: string, body: string])[] = [
  ['programs that readers have', bash('flux get all\nargocd app list\nterraform plan')],
  ['fences of HCL and SQL', '```hcl\na = 1\n```\n\n```sql\nselect 1;\n```'],
  ['names inside code and addresses', 'Set `kubernetes` as in [the page](https://github.com/kubernetes/kubernetes).'],
  ['names that are part of others', 'Look at kubernetes.io/arch and defectdojo-hook.'],
  ['words that may repeat', 'You see that that works.'],
  ['a fence of backticks in a longer one', '````md\n```bash\nls\n```\n````'],
  ['a fence in a list', '1. Do:\n\n   ```bash\n   ls\n   ```'],
  ['the key that AWS uses in examples', bash('export AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE')],
  ['other registries', bash('docker pull registry.k8s.io/pause/pause\ndocker pull docker.io/library/nginx')],
  ['a box in a box', '::::note\n\n:::tip\n\nText.\n\n:::\n\n::::'],
];

describe('whoever makes a mistake on a page is told its line and its mend, and nothing else', () => {
  for (const [mistake, body, line, told] of MISTAKES)
    it(mistake, async () => {
      // The way on stands first, so that what is not closed does not swallow it.
      const problems = await pageProblems(`${nextStep.trim()}\n\n${body}`);
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0]!, told);
      assert.equal(problems[0]!.split(':')[0], String(FIRST - 1 + 2 + line), problems[0]);
    });
  it('a post without its cut', async () => {
    const front = frontMatter({
      date: '2031-05-09T09:00:00Z',
      slug: '/2031/05/09/news',
      authors: '[team]',
      tags: '[events]',
    });
    const problems = await pageProblems(`News.${nextStep}`, {file: 'blog/2031-05-09-news.md', front});
    assert.deepEqual(
      problems.map((problem) => problem.split(' — ')[0]),
      ['1: the post has no cut'],
    );
  });
});

describe('what is right is not refused', () => {
  for (const [what, body] of RIGHT)
    it(what, async () => assert.deepEqual(await pageProblems(`${nextStep.trim()}\n\n${body}`), []));
});

describe('mistakes outside of pages', () => {
  it('a mistake in the syntax of the catalog names file and line instead of a stack', () => {
    const file = path.join(root, 'src/catalog/scanners/nmap.ts');
    const error = new Error(`Transform failed with 1 error:\n${file}:12:3: ERROR: Expected "}" but found "tool"`);
    assert.match(
      formatProblem(syntaxProblem(error, root)!),
      /^src\/catalog\/scanners\/nmap\.ts:12: syntax: Expected "}" but found "tool" — correct this line/,
    );
    assert.equal(syntaxProblem(new Error('something else'), root), undefined);
  });
  it('a note of what is to be written in the catalog is told at its line', () => {
    const [problem, ...others] = unfinishedIn('src/catalog/hooks/x.ts', "a\n  summary: 'TODO: say it.',\n");
    assert.equal(
      formatProblem(problem!),
      'src/catalog/hooks/x.ts:2: not written yet: TODO: say it. — write it and remove the note',
    );
    assert.deepEqual(others, []);
  });
  it('a problem stands beside its line in a pull request', () => {
    const problem = {file: 'docs/a,b.md', line: 3, problem: '100% wrong', mend: 'mend it'};
    assert.equal(annotation(problem), '::error file=docs/a%2Cb.md,line=3::100%25 wrong — mend it');
  });
});
