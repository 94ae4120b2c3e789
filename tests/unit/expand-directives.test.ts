import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {PRODUCT_RELEASE, charts, demoTargets, hooks, scanners, type Scanner} from '../../src/catalog';
import {catalogWith, expand, tableRows} from './support/expand';

const nmap = scanners.find(({id}) => id === 'nmap');
assert.ok(nmap);

/** Some scanner, made from Nmap with parts exchanged. */
const scannerWith = (parts: Partial<Scanner>): Scanner => ({...nmap, ...parts});

const plain = (markdown: string): string => markdown.replaceAll('\\', '');

/** Cells of the first column of the first table, without its header. */
const firstColumn = (markdown: string): string[] =>
  plain(
    tableRows(markdown)
      .slice(1)
      .map(([cell]) => cell)
      .join('\n'),
  ).split('\n');

const asCode = (texts: readonly string[]): string[] => texts.map((text) => `\`${text}\``);

describe('the card of a scanner', () => {
  for (const {id, toolVersion, images, scanTypes, platforms} of scanners) {
    it(`shows version, scan types, images and platforms of ${id}`, () => {
      const card = expand(`::scanner-card{id="${id}"}`);
      for (const fact of [
        toolVersion,
        ...scanTypes.map(({name}) => name),
        ...images.map(({repository}) => repository),
        ...platforms,
      ]) {
        assert.ok(card.includes(fact), fact);
      }
      assert.deepEqual(tableRows(card)[0], ['Property', 'Value']);
    });
  }

  it('opens with a warning that leads to the successor of a deprecated scanner', () => {
    const old = scannerWith({
      state: 'deprecated',
      deprecation: {reason: 'It is old.', successor: 'zap', removal: 'v5'},
    });
    const zap = scannerWith({id: 'zap', title: 'ZAP'});
    const card = expand('::scanner-card{id="nmap"}', 'docs/page.md', catalogWith({scanners: [old, zap]}));
    assert.match(
      card,
      /^:::warning\[Deprecated\]\n\nNmap is deprecated\. It is old\. Use \[ZAP\]\(\/docs\/scanners\/zap\) instead\. .*v5\.\n\n:::\n/,
    );
  });

  it('says so when nothing takes the place of a deprecated scanner', () => {
    const old = scannerWith({state: 'deprecated', deprecation: {reason: 'It is old.', successor: null, removal: 'v5'}});
    assert.match(
      expand('::scanner-card{id="nmap"}', 'docs/page.md', catalogWith({scanners: [old]})),
      /Nothing takes its place\./,
    );
  });

  it('has a class to style it by', () => {
    assert.match(expand('::scanner-card{id="nmap"}'), /<div class="card-facts">\n\n\|/);
  });
});

/** Commands without the line breaks that only the eye needs. */
const oneLine = (markdown: string) => markdown.replaceAll(/ \\\n\s*/g, ' ');

describe('installing', () => {
  it('names chart, release and registry in a command that can be copied', () => {
    assert.match(
      expand('::scanner-install{id="nmap"}'),
      /```bash\nhelm upgrade --install nmap oci:\/\/ghcr\.io\/securecodebox\/helm\/nmap\n```/,
    );
  });

  it('says how to pin the documented release and where the chart lands', () => {
    const text = expand('::scanner-install{id="nmap"}');
    assert.ok(text.includes(`\`--version ${PRODUCT_RELEASE}\``));
    assert.ok(text.includes('`--namespace`'));
  });

  for (const {id, scanTypes, images} of scanners) {
    it(`shows every scan type that ${id} installs, with its image, in columns`, () => {
      const output =
        /```console\n\$ kubectl get scantypes\n([\s\S]*?)\n```/.exec(expand(`::scanner-install{id="${id}"}`))?.[1] ??
        '';
      const [header = '', ...lines] = output.split('\n');
      const column = header.indexOf('IMAGE');
      assert.deepEqual(
        lines.map((line) => line.slice(0, column).trimEnd()),
        scanTypes.filter(({installedByDefault}) => installedByDefault).map(({name}) => name),
      );
      const repository = images.find(({role}) => role === 'scanner')?.repository ?? '?';
      for (const line of lines) {
        assert.ok(line.slice(column).startsWith(`${repository}:`), line);
      }
    });
  }

  for (const hook of hooks.filter(({chart}) => chart !== null)) {
    it(`names the values and Secrets that ${hook.id} cannot do without`, () => {
      const text = expand(`::hook-install{id="${hook.id}"}`);
      for (const {key} of hook.chart?.mustSet ?? []) {
        assert.match(text, new RegExp(`--set(-json)? '?${key.replaceAll('.', String.raw`\.`)}=`));
      }
      for (const {name} of hook.secrets.filter(({optional}) => !optional)) {
        assert.ok(text.indexOf(`\`${name}\``) >= 0 && text.indexOf(`\`${name}\``) < text.indexOf('helm upgrade'), name);
      }
      assert.match(text, /```console\n\$ kubectl get scancompletionhooks\nNAME +TYPE +PRIORITY +IMAGE\n/);
    });
  }

  it('quotes values for the shell', () => {
    const chart = {...nmap.chart, mustSet: [{key: 'a', example: `[{"b": "it's"}]`, reason: 'Needed.'}]};
    const text = expand(
      '::scanner-install{id="nmap"}',
      'docs/page.md',
      catalogWith({scanners: [scannerWith({chart})]}),
    );
    assert.ok(text.includes(String.raw`--set-json 'a=[{"b": "it'\''s"}]'`), text);
  });

  for (const {id, chart, address} of demoTargets) {
    it(`puts the demo target ${id} into its namespace and gives its address`, () => {
      const text = oneLine(expand(`::demo-target{id="${id}"}`));
      assert.ok(
        text.includes(`helm upgrade --install ${chart.release} oci://ghcr.io/securecodebox/helm/${chart.name}`),
      );
      assert.ok(text.includes(`--namespace ${chart.namespace} --create-namespace`));
      assert.ok(text.includes(`\`${address}\``));
    });

    it(`lets nobody scan the demo target ${id} before it is ready`, () => {
      const text = oneLine(expand(`::demo-target{id="${id}"}`));
      const wait = text.indexOf(`kubectl wait --namespace ${chart.namespace} --for=condition=Available`);
      assert.ok(wait > text.indexOf('helm upgrade'), text);
    });
  }
});

describe('every scan type is an entry with its command in a block of its own', () => {
  for (const {id, scanTypes} of scanners) {
    it(`of ${id}`, () => {
      const items = plain(expand(`::scanner-scan-types{id="${id}"}`))
        .split(/^- /m)
        .slice(1);
      assert.equal(items.length, scanTypes.length);
      for (const [index, {name, command}] of scanTypes.entries()) {
        const item = items[index] ?? '';
        assert.ok(item.startsWith(`\`${name}\`: `) && item.includes(`{#scantype-${name}}`), item);
        assert.match(item, new RegExp(`\`\`\`bash\\n  ${command[0]}`));
      }
    });
  }
});

describe('tables have a header, code in the first column and one row for each entry', () => {
  for (const scanner of scanners) {
    const {id} = scanner;
    it(`of ${id}`, () => {
      assert.deepEqual(
        firstColumn(expand(`::scanner-parameters{id="${id}"}`)),
        asCode(scanner.parameters.map(({flag}) => flag)),
      );
      assert.equal(
        tableRows(expand(`::scanner-findings{id="${id}"}`)).length > 1,
        scanner.findings.length + scanner.findingFields.length > 0,
      );
      if (scanner.chart.values.length > 0) {
        assert.deepEqual(
          firstColumn(expand(`::scanner-values{id="${id}"}`)),
          asCode(scanner.chart.values.map(({key}) => key)),
        );
      }
      if (scanner.cascadingRules.length > 0) {
        assert.deepEqual(
          firstColumn(expand(`::scanner-rules{id="${id}"}`)),
          asCode(scanner.cascadingRules.map(({name}) => name)),
        );
      }
    });
  }

  for (const chart of charts.filter(({values}) => values.length > 0)) {
    it(`of the chart ${chart.name}`, () => {
      assert.deepEqual(
        firstColumn(expand(`::chart-values{id="${chart.name}"}`)),
        asCode(chart.values.map(({key}) => key)),
      );
    });
  }

  it('and no cell is torn by a bar', () => {
    for (const name of ['scanners-table', 'hooks-table', 'demo-targets', 'crds-table']) {
      const [header = [], ...rows] = tableRows(expand(`::${name}`));
      assert.ok(rows.length > 5);
      assert.deepEqual([...new Set(rows.map(({length}) => length))], [header.length], name);
    }
  });
});

describe('the rules around a scanner', () => {
  it('are its own, those that its findings start, and those that start it', () => {
    const text = expand('::scanner-rules{id="nmap"}');
    assert.match(
      text,
      /The chart ships these rules[\s\S]*`nmap-hostscan`[\s\S]*Rules of other charts that wait for findings of Nmap:[\s\S]*`ncrack-ssh`/,
    );
    assert.match(
      expand('::scanner-rules{id="amass"}'),
      /Rules of other charts that wait for findings of Amass:[\s\S]*bring no rule that starts Amass\.$/,
    );
    assert.match(
      expand('::scanner-rules{id="ncrack"}'),
      /The charts of other scanners bring no rule that waits for findings of Ncrack or starts it\.$/,
    );
    assert.match(expand('::scanner-rules{id="cmseek"}'), /Rules of other charts|The chart ships/);
  });

  it('are called missing where there are none', () => {
    const alone = scannerWith({cascadingRules: []});
    const text = expand('::scanner-rules{id="nmap"}', 'docs/page.md', catalogWith({scanners: [alone]}));
    assert.match(
      text,
      /^The chart ships no rules\.\n\nThe charts of other scanners bring no rule that waits for findings of Nmap or starts it\.$/,
    );
  });
});
