import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  chartByName,
  charts,
  defects,
  familyOf,
  type Hook,
  hooks,
  type Scanner,
  scannerById,
  scanners,
  shippedImages,
  valuesOf,
} from '../../src/catalog';
import {factProblems} from '../../src/catalog/agree';
import {read} from '../../src/catalog/read';
import {writtenHook} from '../../src/catalog/schema/hook';
import {checkDefect, checkHook, checkScanner} from '../../tools/check/catalog';
import {type EntryDiagnostic, checkShape} from '../../tools/check/catalog/shape';
import {assertNone, like} from '../support/said';
import {customResources} from '../../src/catalog/crds';
import {schemaOf} from '../../src/catalog/crds/schemas';
import {resourceByWord} from '../../src/catalog/tools';
import {Value} from '../../src/markdown/expand/schema/model';
import type {Schema} from '../../src/catalog/schema';
import {resolve} from 'node:path';
import {askedOf} from '../../src/plugins/local-search/documents';

const nmap = scannerById('nmap')!;
const webhook = hooks.find(({id}) => id === 'generic-webhook')!;
const [rule] = nmap.cascadingRules;
const titles = new Map<string, string | undefined>([
  ...[...scanners, ...hooks].flatMap(({related}) => related.map((route) => [route, undefined] as const)),
  ...scanners.map(({id, title}) => [`/docs/scanners/${id}`, title] as const),
  ...hooks.map(({id, title}) => [`/docs/hooks/${id}`, title] as const),
]);

const words = (flaws: readonly EntryDiagnostic[]): string =>
  flaws.map(({path, problem, fix}) => `${path === '' ? '' : `${path}: `}${problem} — ${fix}`).join('\n');

const ruled = (change: object): Scanner => ({...nmap, cascadingRules: [{...rule!, ...change}]});
const hook = (change: object): Hook => ({...webhook, ...change});

describe('a wrong entry of the catalog is rejected with field and fix', () => {
  const shapes: readonly (readonly [what: string, entry: object, message: string])[] = [
    ['an unknown field', {sumary: 'x'}, 'sumary: there is no such field — correct its name, or remove it'],
    ['a missing field', {title: undefined}, 'title: … received undefined — add the field'],
    ['a number instead of a string', {title: 0}, 'title: Invalid input: expected string, received number — …'],
    ['a value that is not allowed', {category: 'integrations'}, 'category: Invalid option: expected one of …'],
    ['a short sentence', {summary: 'Posts.'}, 'summary: The text has 6 characters — write 50 to 160 characters'],
    ['a duplicate', {tags: ['a', 'b', 'a']}, 'tags[2]: "a" … twice — remove one of the two'],
  ];
  for (const [what, change, message] of shapes)
    it(what, () =>
      assert.match(
        words(checkShape(writtenHook, {...read('hooks/generic-webhook', writtenHook), ...change})),
        like(message),
      ),
    );

  const references: readonly (readonly [what: string, flaws: readonly EntryDiagnostic[], message: string])[] = [
    ['a related page', checkHook(hook({related: ['/docs/hooks/defectdojos']}), titles), 'related[0]: there is no page /docs/hooks/defectdojos — did you mean `/docs/hooks/defectdojo`?'],
    ['another title than its page', checkHook(hook({title: 'Webhook'}), titles), `title: "Webhook" is not the title of the page — write "${webhook.title}"`],
    ['an id without a page', checkScanner({...nmap, id: 'nmapper'}, titles), 'there is no page /docs/scanners/nmapper — …'],
    ['a trigger', checkScanner(ruled({triggeredBy: ['subfindr']}), titles), `cascadingRules.${rule!.name}.triggeredBy[0]: there is no scanner "subfindr" — did you mean \`subfinder\`?`],
    ['a trigger that cannot match', checkScanner(ruled({triggeredBy: ['trivy']}), titles), `cascadingRules.${rule!.name}.matches: no trigger produces this finding — …`],
    ['a scan type', checkScanner(ruled({startsScanType: 'nmapp'}), titles), `cascadingRules.${rule!.name}.startsScanType: there is no scan type "nmapp" — did you mean \`nmap\`?`],
    ['the page of a defect', checkDefect([{...defects[0]!, pages: ['/docs/hooks/azure-monitr']}], titles), '[0].pages[0]: there is no page /docs/hooks/azure-monitr — did you mean `/docs/hooks/azure-monitor`?'],
  ]; // prettier-ignore
  for (const [what, flaws, message] of references)
    it(what, () => assert.match(words(flaws.slice(0, 1)), like(message)));

  it('and a correct one has no problems', () => {
    assertNone(factProblems());
    assert.equal(words([...checkScanner(nmap, titles), ...checkHook(webhook, titles)]), '');
  });
});

describe('the custom resources of the catalog', () => {
  for (const {kind, columns} of customResources)
    it(`fill the columns of ${kind} from fields that its schema has`, () => {
      const document = new Value(schemaOf(kind) as Schema);
      for (const {name, source} of columns)
        if (source.startsWith('.')) {
          const field = document.find(source.slice(1).replaceAll(/\[\d\]/g, '[]'));
          assert.ok(!('missing' in field), `${name}: ${source}`);
        } else assert.match(source, /^label securecodebox\.io\//);
    });

  it('are recognized on a command line in every form that kubectl accepts', () => {
    const full = 'execution.securecodebox.io';
    for (const word of ['Scan', 'scan', 'scans', `scans.${full}`, `scans.v1.${full}`])
      assert.equal(resourceByWord(word)?.kind, 'Scan', word);
    assert.equal(resourceByWord('CascadingRules')?.kind, 'CascadingRule');
    assert.equal(resourceByWord('scans.cascading.securecodebox.io'), undefined);
    assert.equal(resourceByWord('clusterscans'), undefined);
  });
});

describe('the list of images for a mirror', () => {
  it('has an image for every chart of the release', () => {
    const pulling = new Set(shippedImages.flatMap((image) => image.charts));
    assertNone(charts.filter(({name}) => !pulling.has(name)));
  });
  it('names existing chart values', () => {
    for (const {charts: installing, movedBy, family} of shippedImages) {
      for (const name of installing) assert.equal(familyOf(name), family);
      const keys = installing.flatMap((name) => valuesOf(chartByName(name)!).map(({key}) => key));
      const own = movedBy.filter((value) => !/^(--|minio\.|elasticsearch\.|kibana\.)/.test(value));
      assertNone(own.filter((value) => !keys.some((key) => key === value || key.startsWith(`${value}.`))));
    }
  });
});

it('a search for a symptom of a known defect leads to its entry on Known issues', () => {
  const asked = askedOf(resolve(__dirname, '../..'), 'docs/getting-started/known-issues.md');
  for (const {id, symptoms} of defects) assert.deepEqual(asked.get(`defect-${id}`), symptoms);
});
