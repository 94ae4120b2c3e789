import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {judgeCascade} from '../../src/simulator/cascade';
import {generateName} from '../../src/simulator/child-scan';
import {mapAt, valueAt, type DataMap} from '../../src/simulator/data';
import {hostOrIp} from '../../src/simulator/host-or-ip';
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
  it('is the host name, then the alphabetically first address, then nothing', () => {
    assert.equal(hostOrIp(withAttributes({hostname: 'foobar.com', ip_addresses: ['10.0.0.1']})), 'foobar.com');
    assert.equal(hostOrIp(withAttributes({hostname: '', ip_addresses: ['10.0.0.9', '10.0.0.10']})), '10.0.0.10');
    assert.equal(hostOrIp(withAttributes({hostname: null, ip_addresses: []})), '');
    assert.equal(hostOrIp(withAttributes({ip_address: '10.0.0.1'})), '');
  });

  it('makes the hook crash on a finding without attributes', () => {
    const finding = {...openPort(), attributes: undefined};
    assert.match(saidBy({rule: rule('any', {scanType: 'nmap'}), finding}), /^failed: .*no attributes/);
  });

  it('is empty when it is written $.hostOrIp, and that is said', () => {
    const input = {rule: rule('any', {scanType: 'nmap', parameters: ['{{$.hostOrIp}}']}), finding: openPort()};
    assert.deepEqual(parameters(childOf(input)), ['']);
    assert.match(saidBy(input), /Parameter 1 is empty/);
  });
});

describe('the name of the new Scan', () => {
  it('has the new scan type where the parent has its own', () => {
    assert.equal(generateName(scan('nmap-foobar.com', 'nmap'), 'tls-scans', 'sslyze'), 'sslyze-foobar.com-tls-scans-');
    assert.equal(generateName(scan('nmap-ssh-howto', 'nmap'), 'ncrack-ssh', 'ncrack'), 'ncrack-ssh-howto-ncrack-ssh-');
  });

  it('keeps a name that does not begin with the scan type', () => {
    assert.equal(generateName(scan('office-nmap', 'nmap'), 'ssh-audit', 'ssh-audit'), 'office-nmap-ssh-audit-');
  });

  it('takes a scan type literally', () => {
    assert.equal(generateName(scan('nmap', 'n.ap'), 'r', '$&'), 'nmap-r-');
    assert.equal(generateName(scan('n.ap-x', 'n.ap'), 'r', '$&'), '$&-x-r-');
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

  it('tell the hook, the parent, the finding and all rules so far', () => {
    const child = childOf({rule: rule('third', {scanType: 'sslyze'}), finding: openPort(), parent});
    assert.equal(annotations(child)['securecodebox.io/hook'], 'cascading-scans');
    assert.equal(annotations(child)['cascading.securecodebox.io/parent-scan'], 'nmap-foobar.com');
    assert.equal(annotations(child)['cascading.securecodebox.io/matched-finding'], 'f-1');
    assert.equal(annotations(child)[CHAIN], 'first,second,third');
  });

  it('come from the parent and from the rule, and the rule wins', () => {
    const own = rule('third', {scanType: 'sslyze'}, {scanAnnotations: {note: '{{metadata.name}} {{attributes.port}}'}});
    const child = childOf({rule: own, finding: openPort(), parent});
    assert.equal(annotations(child)['team'], 'a');
    assert.equal(annotations(child)['note'], 'nmap-foobar.com 22');
  });

  it('of the scope are copied even where annotations are not inherited', () => {
    const closed = {...parent, spec: {...mapAt(parent, 'spec'), cascades: {inheritAnnotations: false}}};
    const child = childOf({rule: rule('third', {scanType: 'sslyze'}), finding: openPort(), parent: closed});
    assert.equal(annotations(child)['scope.cascading.securecodebox.io/domain'], 'foobar.com');
    assert.equal(annotations(child)['team'], undefined);
  });

  it('of the scope cannot come from a rule', () => {
    const own = rule(
      'bad',
      {scanType: 'sslyze'},
      {
        scanAnnotations: {'scope.cascading.securecodebox.io/domain': 'evil.com'},
      },
    );
    assert.equal(
      saidBy({rule: own, finding: openPort(), parent}),
      'failed: The hook fails, and the parent Scan ends as Errored. ' +
        "may not add scope annotation 'scope.cascading.securecodebox.io/domain':'evil.com' in Cascading Rule spec.",
    );
  });

  it('are not the only tie: the parent owns the child', () => {
    const child = childOf({rule: rule('third', {scanType: 'sslyze'}), finding: openPort(), parent});
    assert.deepEqual(valueAt(child, 'metadata', 'ownerReferences'), [
      {
        apiVersion: 'execution.securecodebox.io/v1',
        kind: 'Scan',
        name: 'nmap-foobar.com',
        uid: 'u-1',
        controller: true,
        blockOwnerDeletion: true,
      },
    ]);
  });
});

describe('templates of a rule', () => {
  const parent = scan('nmap-foobar.com', 'nmap', {labels: {team: 'web'}}, {inherit: 'x'});
  const render = (template: string, finding = openPort()) =>
    parameters(childOf({rule: rule('r', {scanType: 'x', parameters: [template]}), finding, parent}));

  it('see the finding, the parent Scan and $', () => {
    assert.deepEqual(render('{{name}} {{attributes.port}} {{metadata.labels.team}} {{spec.scanType}} {{$.hostOrIP}}'), [
      'Open Port: 22 (ssh) 22 web nmap foobar.com',
    ]);
  });

  it('see the parent Scan where it and the finding have a field of the same name', () => {
    assert.deepEqual(render('{{kind}}', openPort({}, {kind: 'of the finding'})), ['Scan']);
  });

  it('escape HTML in double braces and not in triple ones', () => {
    assert.deepEqual(render('{{location}}'), ['tcp:&#x2F;&#x2F;foobar.com:22']);
    assert.deepEqual(render('{{{location}}}'), ['tcp://foobar.com:22']);
  });

  it('are filled in wherever the hook does it, and nowhere else', () => {
    const own = rule(
      'r',
      {
        scanType: '{{attributes.service}}-audit',
        env: [
          {name: 'P', value: '{{attributes.port}}'},
          {name: 'S', valueFrom: {secretKeyRef: {name: '{{name}}', key: 'k'}}},
        ],
        volumes: [{name: '{{name}}'}],
        volumeMounts: [{name: '{{name}}', mountPath: '/x'}],
        hookSelector: {matchLabels: {a: '{{name}}'}},
        initContainers: [
          {
            name: 'i',
            image: '{{name}}',
            command: ['echo', '{{attributes.port}}'],
            args: ['{{name}}'],
            env: [{name: 'P', value: '{{attributes.port}}'}],
          },
        ],
      },
      {scanLabels: {port: '{{attributes.port}}'}, scanAnnotations: {port: '{{attributes.port}}'}},
    );
    const child = childOf({rule: own, finding: openPort(), parent});
    const spec = mapAt(child, 'spec');
    assert.equal(spec['scanType'], 'ssh-audit');
    assert.equal(valueAt(child, 'metadata', 'labels', 'port'), '22');
    assert.equal(annotations(child)['port'], '22');
    assert.deepEqual(spec['env'], [
      {name: 'P', value: '22'},
      {name: 'S', valueFrom: {secretKeyRef: {name: '{{name}}', key: 'k'}}},
    ]);
    assert.deepEqual(spec['volumes'], [{name: '{{name}}'}]);
    assert.deepEqual(spec['volumeMounts'], [{name: '{{name}}', mountPath: '/x'}]);
    assert.deepEqual(spec['hookSelector'], {matchLabels: {a: '{{name}}'}});
    assert.deepEqual(spec['initContainers'], [
      {name: 'i', image: '{{name}}', command: ['echo', '22'], args: ['{{name}}'], env: [{name: 'P', value: '22'}]},
    ]);
  });

  it('that are not closed are reported, not thrown', () => {
    assert.match(
      saidBy({rule: rule('r', {scanType: 'x', parameters: ['{{name']}), finding: openPort()}),
      /^failed: .*Unclosed tag/,
    );
  });

  it('need a command in an init container', () => {
    const own = rule('r', {scanType: 'x', initContainers: [{name: 'i', image: 'busybox'}]});
    assert.match(saidBy({rule: own, finding: openPort()}), /^failed: .*init container of the rule has no command/);
  });
});

describe('a new Scan inherits', () => {
  const inherited = {
    env: [{name: 'PARENT', value: '1'}],
    volumes: [{name: 'parent'}],
    volumeMounts: [{name: 'parent', mountPath: '/p'}],
    initContainers: [{name: 'parent', image: 'i', command: ['x']}],
    hookSelector: {matchLabels: {who: 'parent'}},
    tolerations: [{key: 'parent'}],
    affinity: {nodeAffinity: {}},
    resourceMode: 'clusterWide',
    resources: {limits: {cpu: '1'}},
    nodeSelector: {a: 'b'},
    ttlSecondsAfterFinished: 60,
  };
  const ofRule = {
    env: [{name: 'RULE', value: '1'}],
    volumes: [{name: 'rule'}],
    volumeMounts: [{name: 'rule', mountPath: '/r'}],
    initContainers: [{name: 'rule', image: 'i', command: ['x']}],
    hookSelector: {matchLabels: {who: 'rule', more: 'yes'}},
    tolerations: [{key: 'rule'}],
    affinity: {podAffinity: {}},
    resourceMode: 'namespaceLocal',
    resources: {limits: {cpu: '2'}},
    nodeSelector: {c: 'd'},
    ttlSecondsAfterFinished: 30,
    cascades: {matchLabels: {of: 'rule'}},
  };
  const child = (cascades: DataMap, scanSpec: DataMap = ofRule) =>
    mapAt(
      childOf({
        rule: rule('r', {scanType: 'x', ...scanSpec}, {scanLabels: {who: 'rule'}}),
        finding: openPort(),
        parent: scan('nmap-a', 'nmap', {labels: {who: 'parent', team: 'a'}}, {...inherited, cascades}),
      }),
    );

  it('labels, annotations, affinity and tolerations by default, and lists in order', () => {
    const made = child({});
    const spec = mapAt(made, 'spec');
    assert.deepEqual(valueAt(made, 'metadata', 'labels'), {who: 'rule', team: 'a'});
    assert.deepEqual(spec['tolerations'], [{key: 'parent'}, {key: 'rule'}]);
    assert.deepEqual(spec['affinity'], {podAffinity: {}}, 'the rule replaces');
    assert.deepEqual(spec['env'], ofRule.env);
    assert.deepEqual(spec['volumes'], ofRule.volumes);
    assert.deepEqual(spec['volumeMounts'], ofRule.volumeMounts);
    assert.deepEqual(spec['initContainers'], ofRule.initContainers);
    assert.deepEqual(spec['hookSelector'], ofRule.hookSelector);
    assert.deepEqual(mapAt(child({}, {}), 'spec')['affinity'], inherited.affinity);
  });

  it('everything else where cascades says so', () => {
    const spec = mapAt(
      child({inheritEnv: true, inheritVolumes: true, inheritInitContainers: true, inheritHookSelector: true}),
      'spec',
    );
    assert.deepEqual(spec['env'], [...inherited.env, ...ofRule.env]);
    assert.deepEqual(spec['volumes'], [...inherited.volumes, ...ofRule.volumes]);
    assert.deepEqual(spec['volumeMounts'], [...inherited.volumeMounts, ...ofRule.volumeMounts]);
    assert.deepEqual(spec['initContainers'], [...inherited.initContainers, ...ofRule.initContainers]);
    assert.deepEqual(spec['hookSelector'], {matchLabels: {who: 'rule', more: 'yes'}});
  });

  it('nothing that is switched off, and leaves out what nobody sets', () => {
    const made = child({inheritLabels: false, inheritAffinity: false, inheritTolerations: false}, {});
    assert.deepEqual(valueAt(made, 'metadata', 'labels'), {who: 'rule'});
    assert.deepEqual(Object.keys(mapAt(made, 'spec')), ['scanType', 'parameters', 'cascades', 'resourceMode']);
  });

  it('cascades and resourceMode of the parent, and drops what the hook drops', () => {
    const spec = mapAt(child({inheritEnv: true}), 'spec');
    assert.deepEqual(spec['cascades'], {inheritEnv: true});
    assert.equal(spec['resourceMode'], 'clusterWide');
    for (const dropped of ['resources', 'nodeSelector', 'ttlSecondsAfterFinished']) assert.ok(!(dropped in spec));
  });
});

describe('no Scan is created', () => {
  const own = rule('r', {scanType: 'x'});
  const finding = openPort();

  it('by a parent without cascades', () => {
    const parent = {...scan('nmap-a', 'nmap'), spec: {scanType: 'nmap'}};
    assert.match(saidBy({rule: own, finding, parent}), /^not-matched: .*no spec\.cascades/);
  });

  it('by a rule that is in the chain already', () => {
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
    assert.ok(selected(expression('DoesNotExist', 'securecodebox.io/type')));
    assert.ok(!selected(expression('DoesNotExist', INTENSIVE)));
    const both = {matchLabels: {[INTENSIVE]: 'light'}, ...expression('Exists', 'securecodebox.io/type')};
    assert.ok(!selected(both), 'all conditions must hold');
  });

  it('and the reason names the condition', () => {
    const parent = scan('nmap-a', 'nmap', {}, {cascades: expression('In', INTENSIVE, 'medium', 'high')});
    assert.match(
      saidBy({rule: own, finding, parent}),
      /do not meet "securecodebox\.io\/intensive In \[medium, high\]"/,
    );
  });
});

describe('a rule that cannot be used', () => {
  const said = (change: DataMap) => saidBy({rule: {...rule('r', {scanType: 'x'}), ...change}, finding: openPort()});
  const spec = (change: DataMap) => said({spec: {...mapAt(rule('r', {scanType: 'x'}), 'spec'), ...change}});

  it('is told what the cluster would refuse', () => {
    assert.match(said({kind: 'Scan'}), /^failed: .*kind is the text "Scan"/);
    assert.match(said({metadata: {}}), /metadata\.name is missing/);
    assert.match(spec({matches: {}}), /anyOf has to be a list/);
    assert.match(spec({matches: {anyOf: [{}]}}), /entry 1 of anyOf has no field/);
    assert.match(spec({matches: {anyOf: [{catagory: 'Host'}]}}), /field "catagory"; known are name, category/);
    assert.match(spec({matches: {anyOf: [{attributes: {open: true}}]}}), /attributes\.open .* the boolean true/);
    assert.match(spec({matches: {anyOf: [{attributes: {a: {b: 1}}}]}}), /attributes\.a .* the map \{"b":1\}/);
    assert.match(spec({matches: {anyOf: [{attributes: {a: 1.5}}]}}), /whole numbers/);
    assert.match(spec({scanSpec: {scanType: 'x', parameters: [80]}}), /parameters has to be a list of texts/);
    assert.match(spec({scanSpec: {parameters: []}}), /scanType is missing/);
    assert.match(spec({scanLabels: {port: 80}}), /scanLabels\.port is the number 80; quote it/);
  });
});
