import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {judgeCascade} from '../../src/simulator/cascade';
import {generateName} from '../../src/simulator/child-scan';
import {listAt, mapAt, valueAt, type DataMap} from '../../src/simulator/data';
import {hostOrIp} from '../../src/simulator/rule-template';
import {childOf, openPort, rule, scan} from './support/simulator';

const CHAIN = 'cascading.securecodebox.io/chain';
const annotations = (child: DataMap) => mapAt(child, 'metadata', 'annotations');
const parameters = (child: DataMap) => mapAt(child, 'spec')['parameters'];
const saidBy = (input: Parameters<typeof judgeCascade>[0]) => {
  const {state, summary, details} = judgeCascade(input);
  return `${state}: ${[summary, ...details].join(' ')}`;
};

describe('$.hostOrIP', () => {
  const withAttributes = (attributes: DataMap) => ({attributes});
  it('is the host name, or the alphabetically first address, or empty', () => {
    assert.equal(hostOrIp(withAttributes({hostname: 'foobar.com', ip_addresses: ['10.0.0.1']})), 'foobar.com');
    assert.equal(hostOrIp(withAttributes({hostname: '', ip_addresses: ['10.0.0.9', '10.0.0.10']})), '10.0.0.10');
    assert.equal(hostOrIp(withAttributes({hostname: null, ip_addresses: []})), '');
    assert.equal(hostOrIp(withAttributes({ip_address: '10.0.0.1'})), '');
  });

  it('is empty if it is written $.hostOrIp, which is reported', () => {
    const input = {rule: rule('any', {scanType: 'nmap', parameters: ['{{$.hostOrIp}}']}), finding: openPort()};
    assert.deepEqual(parameters(childOf(input)), ['']);
    assert.match(saidBy(input), /Parameter 1 is empty/);
  });
});

describe('the name of the new Scan', () => {
  it('replaces the scan type of the parent with the new one', () => {
    assert.equal(generateName(scan('nmap-foobar.com', 'nmap'), 'tls-scans', 'sslyze'), 'sslyze-foobar.com-tls-scans-');
    assert.equal(generateName(scan('nmap-ssh-howto', 'nmap'), 'ncrack-ssh', 'ncrack'), 'ncrack-ssh-howto-ncrack-ssh-');
  });
});

describe('annotations of the new Scan', () => {
  const parent = scan('nmap-foobar.com', 'nmap', {
    uid: 'u-1',
    annotations: {
      [CHAIN]: 'first,second',
      'scope.cascading.securecodebox.io/domain': 'foobar.com',
      team: 'a',
      note: 'p',
    },
  });

  it('contain the hook, the parent, which owns the Scan, the finding and all previous rules', () => {
    const child = childOf({rule: rule('third', {scanType: 'sslyze'}), finding: openPort(), parent});
    assert.equal(annotations(child)['securecodebox.io/hook'], 'cascading-scans');
    assert.equal(annotations(child)['cascading.securecodebox.io/parent-scan'], 'nmap-foobar.com');
    assert.equal(annotations(child)['cascading.securecodebox.io/matched-finding'], 'f-1');
    assert.equal(annotations(child)[CHAIN], 'first,second,third');
    const [owner] = listAt(child, 'metadata', 'ownerReferences');
    assert.deepEqual([valueAt(owner as DataMap, 'name'), valueAt(owner as DataMap, 'uid')], ['nmap-foobar.com', 'u-1']);
  });

  it('for the scope are copied even if annotations are not inherited', () => {
    const closed = {...parent, spec: {...mapAt(parent, 'spec'), cascades: {inheritAnnotations: false}}};
    const child = childOf({rule: rule('third', {scanType: 'sslyze'}), finding: openPort(), parent: closed});
    assert.equal(annotations(child)['scope.cascading.securecodebox.io/domain'], 'foobar.com');
    assert.equal(annotations(child)['team'], undefined);
  });
});

describe('templates of a rule', () => {
  const parent = scan('nmap-foobar.com', 'nmap', {labels: {team: 'web'}}, {inherit: 'x'});
  const render = (template: string, finding = openPort()) =>
    parameters(childOf({rule: rule('r', {scanType: 'x', parameters: [template]}), finding, parent}));

  it('can use the finding, the parent Scan and $', () => {
    assert.deepEqual(render('{{name}} {{attributes.port}} {{metadata.labels.team}} {{spec.scanType}} {{$.hostOrIP}}'), [
      'Open Port: 22 (ssh) 22 web nmap foobar.com',
    ]);
  });

  it('are rendered in the same fields as in the hook', () => {
    const port = '{{attributes.port}}';
    const untouched = {
      volumes: [{name: '{{name}}'}],
      volumeMounts: [{name: '{{name}}', mountPath: '/x'}],
      hookSelector: {matchLabels: {a: '{{name}}'}},
    };
    const secret = {name: 'S', valueFrom: {secretKeyRef: {name: '{{name}}', key: 'k'}}};
    const partsWith = (value: string) => ({
      ...untouched,
      env: [{name: 'P', value}, secret],
      initContainers: [
        {name: 'i', image: '{{name}}', command: ['echo', value], args: ['{{name}}'], env: [{name: 'P', value}]},
      ],
    });
    const own = rule(
      'r',
      {scanType: '{{attributes.service}}-audit', ...partsWith(port)},
      {scanLabels: {port}, scanAnnotations: {port}},
    );
    const child = childOf({rule: own, finding: openPort(), parent});
    const {parameters: _p, cascades: _c, resourceMode: _m, ...spec} = mapAt(child, 'spec');
    assert.deepEqual(spec, {scanType: 'ssh-audit', ...partsWith('22')});
    assert.equal(valueAt(child, 'metadata', 'labels', 'port'), '22');
    assert.equal(annotations(child)['port'], '22');
  });
});

describe('a new Scan inherits', () => {
  /** All inheritable fields, with values that name their owner. */
  const fieldsOf = (who: string) => ({
    env: [{name: who, value: '1'}],
    volumes: [{name: who}],
    volumeMounts: [{name: who, mountPath: `/${who}`}],
    initContainers: [{name: who, image: 'i', command: ['x']}],
    hookSelector: {matchLabels: {who, [who]: 'yes'}},
    tolerations: [{key: who}],
    affinity: {[who]: {}},
    resourceMode: who,
    resources: {limits: {cpu: who}},
    nodeSelector: {who},
    ttlSecondsAfterFinished: 60,
  });
  const [inherited, ofRule] = [fieldsOf('parent'), {...fieldsOf('rule'), cascades: {matchLabels: {of: 'rule'}}}];
  const child = (cascades: DataMap, scanSpec: DataMap = ofRule) =>
    mapAt(
      childOf({
        rule: rule('r', {scanType: 'x', ...scanSpec}, {scanLabels: {who: 'rule'}}),
        finding: openPort(),
        parent: scan('nmap-a', 'nmap', {labels: {who: 'parent', team: 'a'}}, {...inherited, cascades}),
      }),
    );
  const LISTS = ['env', 'volumes', 'volumeMounts', 'initContainers'] as const;

  it('labels, annotations, affinity and tolerations by default, and lists in order', () => {
    const made = child({});
    const spec = mapAt(made, 'spec');
    assert.deepEqual(valueAt(made, 'metadata', 'labels'), {who: 'rule', team: 'a'});
    assert.deepEqual(spec['tolerations'], [{key: 'parent'}, {key: 'rule'}]);
    assert.deepEqual(spec['affinity'], ofRule.affinity, 'the rule replaces');
    for (const field of [...LISTS, 'hookSelector'] as const) assert.deepEqual(spec[field], ofRule[field]);
    assert.deepEqual(mapAt(child({}, {}), 'spec')['affinity'], inherited.affinity);
  });

  it('everything else that cascades enables', () => {
    const all = {inheritEnv: true, inheritVolumes: true, inheritInitContainers: true, inheritHookSelector: true};
    const spec = mapAt(child(all), 'spec');
    for (const field of LISTS) assert.deepEqual(spec[field], [...inherited[field], ...ofRule[field]]);
    assert.deepEqual(spec['hookSelector'], {matchLabels: {who: 'rule', parent: 'yes', rule: 'yes'}});
  });
});

describe('no Scan is created', () => {
  const own = rule('r', {scanType: 'x'});
  const finding = openPort();

  it('by a parent without cascades', () => {
    const parent = {...scan('nmap-a', 'nmap'), spec: {scanType: 'nmap'}};
    assert.match(saidBy({rule: own, finding, parent}), /^not-matched: .*no spec\.cascades/);
  });

  it('by a rule that is already in the chain', () => {
    const parent = scan('nmap-a', 'nmap', {annotations: {[CHAIN]: 'q,r'}});
    assert.match(saidBy({rule: own, finding, parent}), /Skipping Rule "r" as it was already applied in this chain\./);
    const other = scan('nmap-a', 'nmap', {annotations: {[CHAIN]: 'q,rr'}});
    assert.match(saidBy({rule: own, finding, parent: other}), /^matched:/);
  });

  const INTENSIVE = 'securecodebox.io/intensive';
  const selected = (cascades: DataMap) =>
    judgeCascade({rule: own, finding, parent: scan('nmap-a', 'nmap', {}, {cascades})}).state === 'matched';
  const expression = (operator: string, key: string, ...values: readonly string[]): DataMap => ({
    matchExpressions: [{key, operator, ...(values.length > 0 && {values})}],
  });

  it('by a rule whose labels the parent does not select', () => {
    assert.ok(selected({}), 'an empty selector selects every rule');
    assert.ok(selected({matchLabels: {[INTENSIVE]: 'light'}}));
    assert.ok(!selected({matchLabels: {[INTENSIVE]: 'medium'}}));
    assert.ok(selected(expression('In', INTENSIVE, 'light', 'medium')));
    assert.ok(!selected(expression('In', INTENSIVE, 'medium', 'high')));
    assert.ok(!selected(expression('NotIn', INTENSIVE, 'light')));
    assert.ok(selected(expression('NotIn', 'securecodebox.io/type', 'bruteforce')));
    assert.ok(selected(expression('Exists', INTENSIVE)));
    assert.ok(!selected(expression('Exists', 'securecodebox.io/type')));
    assert.ok(!selected(expression('Exists', 'constructor')), 'a label that only every object of the language has');
    assert.ok(selected(expression('DoesNotExist', 'securecodebox.io/type')));
    assert.ok(!selected(expression('DoesNotExist', INTENSIVE)));
    const both = {matchLabels: {[INTENSIVE]: 'light'}, ...expression('Exists', 'securecodebox.io/type')};
    assert.ok(!selected(both), 'all conditions must hold');
  });
});

describe('an invalid rule', () => {
  const said = (change: DataMap) => saidBy({rule: {...rule('r', {scanType: 'x'}), ...change}, finding: openPort()});
  const spec = (change: DataMap) => said({spec: {...mapAt(rule('r', {scanType: 'x'}), 'spec'), ...change}});

  const anyOf = (entry: DataMap) => spec({matches: {anyOf: [entry]}});

  const scopeAnnotation = {'scope.cascading.securecodebox.io/domain': 'evil.com'};
  const bare = {...openPort(), attributes: undefined};

  for (const [told, pattern] of [
    [saidBy({rule: rule('r', {scanType: 'x'}), finding: bare}), /^failed: .*no attributes/],
    [
      spec({scanAnnotations: scopeAnnotation}),
      /^failed: .* may not add scope annotation 'scope\.cascading\.\S+':'evil\.com'/,
    ],
    [spec({scanSpec: {scanType: 'x', parameters: ['{{name']}}), /^failed: .*Unclosed tag/],
    [
      spec({scanSpec: {scanType: 'x', parameters: [], initContainers: [{name: 'i', image: 'b'}]}}),
      /container of the rule has no command/,
    ],
    [said({kind: 'Scan'}), /^failed: .*kind is the text "Scan"/],
    [said({metadata: {}}), /metadata\.name is missing/],
    [spec({matches: {}}), /anyOf must be a list/],
    [anyOf({}), /entry 1 of anyOf has no field/],
    [anyOf({catagory: 'Host'}), /unknown field "catagory"; the fields are name, category/],
    [anyOf({attributes: {open: true}}), /attributes\.open .* the boolean true/],
    [anyOf({attributes: {a: {b: 1}}}), /attributes\.a .* the map \{"b":1\}/],
    [anyOf({attributes: {a: 1.5}}), /strings and integers/],
    [spec({scanSpec: {scanType: 'x', parameters: [80]}}), /parameters must be a list of strings/],
    [spec({scanSpec: {parameters: []}}), /scanType is missing/],
    [spec({scanLabels: {port: 80}}), /scanLabels\.port is the number 80; quote it/],
  ] as const)
    it(`is refused as in the cluster: ${pattern.source}`, () => assert.match(told, pattern));
});
