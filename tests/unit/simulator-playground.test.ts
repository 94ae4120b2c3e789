import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {parseAllDocuments, stringify} from 'yaml';
import {schemaOf} from '../../src/catalog/crds/schemas';
import {ajvOptions} from './support/ajv';
import {findingExamples} from '../../src/markdown/try-blocks/finding-examples';
import {shippedRules} from '../../src/markdown/try-blocks/shipped-rules';
import {textAt, type DataMap} from '../../src/simulator/data';
import {judgeShipped} from '../../src/simulator/shipped';
import {tryRule} from '../../src/simulator/try-rule';
import {openPort, scan} from './support/simulator';

const everything = scan('parent', 'nmap');
const validator = (kind: string) => addFormats.default(new Ajv2020(ajvOptions)).compile(schemaOf(kind));
const namesIn = (state: string, parent: DataMap, finding: DataMap): readonly string[] =>
  (judgeShipped(shippedRules, finding, parent).groups ?? [])
    .filter((group) => group.state === state)
    .flatMap(({rules}) => rules.map(({name}) => name));
const startedBy = (parent: DataMap, finding: DataMap) => namesIn('started', parent, finding);

describe('the playground', () => {
  it('contains each shipped rule as a manifest that the cluster accepts', () => {
    const validate = validator('CascadingRule');
    for (const {rule} of shippedRules) assert.ok(validate(rule), JSON.stringify([rule, validate.errors]));
  });

  it('has an example that starts each of them', () => {
    const started = new Set(findingExamples.flatMap(({finding}) => startedBy(everything, finding)));
    const idle = shippedRules
      .map(({rule}) => textAt(rule, 'metadata', 'name') ?? '')
      .filter((name) => !started.has(name));
    const fix = 'add a port for them in src/markdown/try-blocks/finding-examples.ts';
    assert.deepEqual(idle, [], `no example starts ${idle.join(', ')}: ${fix}`);
  });

  it('names the rules that match but that the Scan does not select, so that a reader sees what another selector adds', () => {
    const all = startedBy(everything, openPort());
    const [one = ''] = all;
    const found = shippedRules.find(({rule}) => textAt(rule, 'metadata', 'name') === one)!;
    const labels = (found.rule['metadata'] as DataMap)['labels'] as DataMap;
    const narrow = {...everything, spec: {scanType: 'nmap', cascades: {matchLabels: labels}}};
    const [started, unselected] = [startedBy(narrow, openPort()), namesIn('unselected', narrow, openPort())];
    assert.ok(started.includes(one) && unselected.length > 0);
    assert.deepEqual([...started, ...unselected].toSorted(), all.toSorted());
  });

  it('shows new Scans that the cluster accepts, each as a document', () => {
    const validate = validator('Scan');
    const texts = {finding: stringify(openPort()), scan: stringify(everything)};
    const {outcome, yaml} = tryRule('playground', texts, shippedRules);
    const scans = parseAllDocuments(yaml ?? '').map((document): unknown => document.toJS());
    assert.equal(scans.length, startedBy(everything, openPort()).length);
    assert.equal(outcome?.state, 'matched');
    for (const made of scans) assert.ok(validate(made), JSON.stringify(validate.errors));
  });
});
