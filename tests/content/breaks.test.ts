import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {hookById} from '../../src/catalog/hooks';
import {scannerById, scanners} from '../../src/catalog/scanners';
import {commonScannerValues} from '../../src/catalog/charts';
import {located} from '../../tools/check/catalog';
import {hookFlaws} from '../../tools/check/catalog/hook';
import {scannerFlaws} from '../../tools/check/catalog/scanner';
import {checkPage} from '../../tools/check/check-page';
import {formatProblem} from '../../src/text/flaw';
import {Site} from '../../tools/check/site';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Checks a copy of a page in which `from` has become `to`; answers what was not wrong before. */
async function breakPage(file: string, from: string, to: string): Promise<string[]> {
  const source = read(file);
  assert.ok(source.includes(from), `${file} no longer holds "${from}": choose another thing to break`);
  const check = async (text: string): Promise<string[]> => {
    const {problems} = await checkPage(new Site(root, {files: {[file]: text}}), file);
    return problems.map(formatProblem);
  };
  const before = new Set(await check(source));
  return (await check(source.replace(from, to))).filter((problem) => !before.has(problem));
}

/** The line of the first occurrence of a text in a file. */
const lineOf = (file: string, text: string): number => read(file).slice(0, read(file).indexOf(text)).split('\n').length;

const commandPage = (flag: string): string =>
  `---\ntitle: E\n---\n\n\`\`\`bash\nscbctl scan nmap ${flag} a -- scanme.nmap.org\n\`\`\`\n`;

describe('breaking one thing on a real page fails with file, line and mend', () => {
  const nmap = 'docs/scanners/nmap.md';
  const firstScans = 'docs/getting-started/first-scans.md';
  const installation = 'docs/getting-started/installation.md';
  const cases: readonly {
    readonly what: string;
    readonly file: string;
    readonly from: string;
    readonly to: string;
    readonly message: string;
  }[] = [
    {
      what: 'a link',
      file: 'docs/hooks/index.md',
      from: '](/docs/hooks/cascading-scans',
      to: '](/docs/hooks/cascading-scan',
      message: 'there is no page /docs/hooks/cascading-scan — did you mean `/docs/hooks/cascading-scans`?',
    },
    {
      what: 'an anchor',
      file: installation,
      from: '](#what-can-go-wrong)',
      to: '](#what-can-go-wron)',
      message: 'the page has no anchor #what-can-go-wron — did you mean `what-can-go-wrong`?',
    },
    {
      what: 'a manifest field',
      file: nmap,
      from: '  scanType: nmap\n',
      to: '  scantype: nmap\n',
      message: '`Scan.spec` has no field `scantype` — did you mean `scanType`?',
    },
    {
      what: 'a chart name',
      file: installation,
      from: 'oci://ghcr.io/securecodebox/helm/operator ',
      to: 'oci://ghcr.io/securecodebox/helm/oprator ',
      message: 'there is no chart `oprator` — did you mean `operator`?',
    },
    {
      what: 'a front-matter key',
      file: firstScans,
      from: '\ndescription: ',
      to: '\ndescripton: ',
      message: 'front matter has no key `descripton` — did you mean `description`?',
    },
    {
      what: 'a kind on the command line',
      file: installation,
      from: 'kubectl get pods',
      to: 'kubectl get pdos',
      message: 'kubectl knows no kind `pdos` — did you mean `pods`?',
    },
    {
      what: 'a Helm value',
      file: nmap,
      from: '  nameAppend: -privileged\n',
      to: '  nameAppent: -privileged\n',
      message: 'the chart nmap has no value `scanner.nameAppent` — did you mean `scanner.nameAppend`?',
    },
    {
      what: 'a directive',
      file: nmap,
      from: '::scanner-card{id="nmap"}',
      to: '::scanner-card{id="nmpa"}',
      message: 'nmap',
    },
  ];
  for (const {what, file, from, to, message} of cases) {
    it(what, async () => {
      const problems = await breakPage(file, from, to);
      const line = lineOf(file, from) + (from.startsWith('\n') ? 1 : 0);
      const found = problems.find((problem) => problem.startsWith(`${file}:${line}: `) && problem.includes(message));
      assert.ok(found, `expected "${file}:${line}: … ${message}" among\n${problems.join('\n') || 'no problem'}`);
      assert.match(found, /^\S+:\d+: .+ — .+$/);
    });
  }

  it('an scbctl flag', async () => {
    const file = 'docs/example.md';
    const check = async (text: string): Promise<string[]> => {
      const {problems} = await checkPage(new Site(root, {files: {[file]: text}}), file);
      return problems.map(formatProblem).filter((problem) => problem.includes('scbctl'));
    };
    assert.deepEqual(await check(commandPage('--name')), []);
    assert.deepEqual(await check(commandPage('--nmae')), [
      `${file}:6: \`scbctl scan\` has no flag \`--nmae\` — did you mean \`--name\`?`,
    ]);
  });
});

describe('breaking a field of the catalog fails with file, line and mend', () => {
  it('of a scanner', () => {
    const {summary: _, ...broken} = scannerById('nmap')!;
    const flaws = scannerFlaws(broken, {routes: [], scanners, shared: commonScannerValues});
    const [problem] = located(root, {file: 'src/catalog/scanners/nmap.ts', name: 'nmap', flaws});
    assert.match(formatProblem(problem!), /^src\/catalog\/scanners\/nmap\.ts:\d+: summary: .+ — .+/);
  });
  it('of a value of a chart, on the line of that value', () => {
    const file = 'src/catalog/hooks/defectdojo.ts';
    const hook = hookById('defectdojo')!;
    const [first, ...others] = hook.chart!.values;
    const broken = {...hook, chart: {...hook.chart, values: [{...first, type: 7}, ...others]}};
    const [problem = 'no problem'] = located(root, {file, name: 'defectdojo', flaws: hookFlaws(broken, [])}).map(
      formatProblem,
    );
    const line = lineOf(file, "type: 'string'");
    assert.ok(problem.startsWith(`${file}:${line}: chart.values[0].type: `), problem);
    assert.match(problem, / — \S/);
  });
});
