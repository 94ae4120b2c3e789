import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {commonDemoTargetValues, commonHookValues, operator} from '../../src/catalog/charts';
import {demoTargetById} from '../../src/catalog/demo-targets';
import {hookById} from '../../src/catalog/hooks';
import {globalFlags, scbctl} from '../../src/catalog/scbctl';
import {
  formatProblem,
  validateChart,
  validateChartNames,
  validateCli,
  validateDemoTarget,
  validateFlags,
  validateHook,
} from '../../src/catalog/validate';

const hook = {...hookById('generic-webhook')};
const chart = {...hook.chart};
const target = {...demoTargetById('juice-shop')};

const hookFile = 'src/catalog/hooks/generic-webhook.ts';
const checkHook = (change: object) => validateHook({...hook, ...change}, hookFile, commonHookValues).map(formatProblem);
const checkChart = (change: object) => validateChart({...operator, ...change}, 'operator.ts', []).map(formatProblem);
const checkTarget = (change: object) =>
  validateDemoTarget({...target, ...change}, 'demo-targets/juice-shop.ts', commonDemoTargetValues).map(formatProblem);
const checkCli = (change: object) => validateCli({...scbctl, ...change}, 'index.ts', globalFlags).map(formatProblem);
const value = (change: object) => ({
  key: 'webhookUrl',
  type: 'string',
  default: 'x',
  meaning: 'Goes there.',
  ...change,
});

describe('a wrong hook is refused in words that lead to the mend:', () => {
  const cases: readonly (readonly [what: string, change: object, message: string])[] = [
    [
      'an id that is not the name of the file',
      {id: 'webhook'},
      'id: The id "webhook" is not the name of the file. Write "generic-webhook", or rename the file.',
    ],
    [
      'a short summary',
      {summary: 'Posts findings.'},
      'summary: The text has 15 characters. Write 50 to 160 characters.',
    ],
    [
      'a misspelled category',
      {category: 'integrations'},
      'category: "integrations" is not allowed here. Did you mean "integration"?',
    ],
    [
      'a category out of the blue',
      {category: 'x'},
      'category: "x" is not allowed here. Write one of persistenceProvider, processing, dataProcessing, integration.',
    ],
    ['a misspelled field', {sumary: 'x'}, 'sumary: There is no such field. Did you mean "summary"?'],
    ['a missing field', {title: undefined}, 'title: The field is missing. Add it; types.ts says what it holds.'],
    ['a number for a text', {priority: 0}, 'priority: This is a number, not a text. Write a text.'],
    ['a text for a list', {tags: 'http'}, 'tags: This is a string, not a list. Write a list.'],
    [
      'a tag that stands twice',
      {tags: ['http', 'rest', 'http']},
      'tags[2]: "http" stands here twice. Remove one of the two.',
    ],
    [
      'a link to a file',
      {related: ['/docs/api/finding.md']},
      'related[0]: "/docs/api/finding.md" does not have the right form. Write it like /docs/hooks/defectdojo.',
    ],
    [
      'a link to itself',
      {related: ['/docs/hooks/generic-webhook']},
      'related: The hook is related to itself. Remove its own page.',
    ],
    [
      'an image with its tag in the name',
      {images: [{role: 'hook', repository: 'docker.io/securecodebox/hook:1', tag: '1'}]},
      'images[0].repository: "docker.io/securecodebox/hook:1" does not have the right form. Write it like docker.io/securecodebox/lurker.',
    ],
    [
      'a chart without an image',
      {images: []},
      'images: The hook has a chart and no image. Add the image that the chart runs.',
    ],
    [
      'a Secret that no value names',
      {secrets: [{name: 's', keys: ['k'], optional: true, namedBy: 'hook.secret'}]},
      'secrets[0].namedBy: The chart has no value "hook.secret". Name a key of chart.values, or leave it out.',
    ],
    [
      'a sentence without an end',
      {chart: {...chart, values: [value({meaning: 'Goes there'})], mustSet: undefined}, secrets: []},
      'chart.values[0].meaning: The sentence does not end. End it with a full stop.',
    ],
    [
      'a sentence with a bare placeholder',
      {chart: {...chart, values: [value({meaning: 'Named <release>.'})], mustSet: undefined}, secrets: []},
      'chart.values[0].meaning: Angle brackets or braces stand outside of code. Put them between backticks, because the text becomes Markdown.',
    ],
    [
      'a value that is listed twice',
      {chart: {...chart, values: [value({}), value({})], mustSet: undefined}, secrets: []},
      'chart.values[1]: "webhookUrl" stands here twice. Remove one of the two.',
    ],
    [
      'a default in backticks',
      {chart: {...chart, values: [value({default: '`x`'})], mustSet: undefined}, secrets: []},
      'chart.values[0].default: "`x`" does not have the right form. Write it like IfNotPresent, without backticks.',
    ],
    [
      'an ignored value that is not shared',
      {chart: {...chart, ignores: [{key: 'hook.color', reason: 'None.'}]}},
      'chart.ignores[0].key: "hook.color" is not among the shared values. Name a shared value, or say in the meaning of an own value that it has no effect.',
    ],
    [
      'a value that is ignored and listed',
      {chart: {...chart, ignores: [{key: 'webhookUrl', reason: 'None.'}]}},
      'chart.ignores[0].key: "webhookUrl" is ignored and a value of the chart at once. Keep the one that is true.',
    ],
    [
      'a required value that does not exist',
      {chart: {...chart, mustSet: [{key: 'url', example: 'x', reason: 'Needed.'}]}},
      'chart.mustSet[0].key: The chart has no value "url". Add it to values, or correct the key.',
    ],
  ];
  for (const [what, change, message] of cases)
    it(what, () => assert.deepEqual(checkHook(change), [`${hookFile}: ${message}`]));

  it('a released hook without a chart', () => {
    assert.deepEqual(checkHook({chart: null, secrets: []}), [
      `${hookFile}: state: A released hook has no chart. Write developing, or add the chart.`,
      `${hookFile}: hookType: Nothing runs without a chart. Write none.`,
      `${hookFile}: priority: Nothing runs without a chart. Write none.`,
      `${hookFile}: serviceAccount: Nothing runs without a chart. Write null.`,
    ]);
  });

  it('something that is no object at all', () => {
    assert.deepEqual(validateHook(null, 'x.ts', []).map(formatProblem), [
      'x.ts: This is null, not an object. Write an object.',
    ]);
  });
});

describe('a wrong chart is refused in words that lead to the mend:', () => {
  it('a name with capital letters', () => {
    assert.deepEqual(checkChart({name: 'Operator'}), [
      'operator.ts: name: "Operator" does not have the right form. Write it like persistence-elastic.',
    ]);
  });

  it('a value whose key is no path', () => {
    assert.deepEqual(checkChart({values: [value({key: 'image tag'})]}), [
      'operator.ts: values[0].key: "image tag" does not have the right form. Write it like hook.image.tag.',
    ]);
  });

  it('a name that another chart has', () => {
    const problems = validateChartNames([
      {name: 'nmap', file: 'a.ts'},
      {name: 'zap', file: 'b.ts'},
      {name: 'nmap', file: 'c.ts'},
    ]);
    assert.deepEqual(problems.map(formatProblem), [
      'c.ts: name: The chart "nmap" is also in a.ts. Give it its own name, or remove one of the two.',
    ]);
  });
});

describe('a wrong demo target is refused in words that lead to the mend:', () => {
  const at = 'demo-targets/juice-shop.ts';

  it('an address without its port', () => {
    assert.deepEqual(checkTarget({address: 'http://juice-shop.demo-targets.svc'}), [
      `${at}: address: "http://juice-shop.demo-targets.svc" does not follow from release, namespace and port. Write "http://juice-shop.demo-targets.svc:3000"; the port is left out only when it is the one of the scheme.`,
    ]);
  });

  it('a port that is not that of the chart', () => {
    assert.deepEqual(checkTarget({port: 80, address: 'http://juice-shop.demo-targets.svc'}), [
      `${at}: chart.values: The chart does not have "80" as default of service.port. Make the value and the fact of the target equal.`,
    ]);
  });

  it('a port that is none', () => {
    assert.deepEqual(checkTarget({port: '3000'}), [
      `${at}: port: This is no port. Write a whole number from 1 to 65535.`,
    ]);
  });

  it('a chart with another name', () => {
    assert.deepEqual(checkTarget({chart: {...target.chart, name: 'juiceshop'}}), [
      `${at}: chart.name: The chart is not called like the target. Make the two equal.`,
    ]);
  });
});

describe('a wrong command of scbctl is refused in words that lead to the mend:', () => {
  const flag = {long: '--name', type: 'string', default: '""', meaning: 'Name of the Scan.'};

  it('a usage of another command', () => {
    const [scan] = scbctl.commands;
    assert.deepEqual(checkCli({commands: [{...scan, usage: 'scbctl scans'}]}), [
      'index.ts: commands[0].usage: The usage is that of another command. Begin it with "scbctl scan".',
    ]);
  });

  it('a flag without a meaning', () => {
    assert.deepEqual(checkCli({flags: [{...flag, meaning: ''}]}), [
      'index.ts: flags[0].meaning: The text is empty. Write the fact, or remove the entry.',
    ]);
  });

  it('a flag without its dashes', () => {
    assert.deepEqual(checkCli({flags: [{...flag, long: 'name'}]}), [
      'index.ts: flags[0].long: "name" does not have the right form. Write it like --namespace.',
    ]);
  });

  it('a flag that every command has', () => {
    assert.deepEqual(checkCli({flags: [{...flag, long: '--namespace'}]}), [
      'index.ts: flags[0].long: Every command has the flag "--namespace". Leave it to the global flags.',
    ]);
  });

  it('an error without a mend', () => {
    assert.deepEqual(checkCli({errors: [{message: 'no', cause: 'None.'}]}), [
      'index.ts: errors[0].mend: The field is missing. Add it; types.ts says what it holds.',
    ]);
  });

  it('two global flags with one short form', () => {
    const flags = [
      {...flag, short: '-n'},
      {...flag, long: '--namespace', short: '-n'},
    ];
    assert.deepEqual(validateFlags(flags, 'flags.ts').map(formatProblem), [
      'flags.ts: [1]: "-n" stands here twice. Remove one of the two.',
    ]);
  });
});
