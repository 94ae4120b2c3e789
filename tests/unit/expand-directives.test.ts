import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {scanners, type Scanner} from '../../src/catalog';
import {expand} from './support/expand';

const nmap = scanners.find(({id}) => id === 'nmap');
assert.ok(nmap);

/** Nmap with changed fields. */
const scannerWith = (parts: Partial<Scanner>): Scanner => ({...nmap, ...parts});

describe('install instructions', () => {
  const installed = (all: readonly Scanner[]) =>
    expand('::scanner-install{id="nmap"}', 'docs/page.md', {scanners: all});
  it('start with a warning that links to the successor of a deprecated scanner, or states that there is none', () => {
    const install = (successor: string | null): string => {
      const old = scannerWith({deprecation: {reason: 'It is old.', successor, removal: 'v5'}});
      return installed([old, scannerWith({id: 'zap', title: 'ZAP'})]);
    };
    const warning = ':::warning[Deprecated]\n\nNmap is deprecated. It is old. Use [ZAP](/docs/scanners/zap)';
    assert.ok(install('zap').startsWith(warning), install('zap'));
    assert.match(install('zap'), /instead\. .*v5\.\n\n:::\n[^]*\n```bash\n/);
    assert.match(install(null), /It has no successor\./);
  });
  it('quote values for the shell', () => {
    const chart = {...nmap.chart, mustSet: [{key: 'a', example: `[{"b": "it's"}]`, reason: 'Needed.'}]};
    const text = installed([scannerWith({chart})]);
    assert.ok(text.includes(String.raw`--set-json 'a=[{"b": "it'\''s"}]'`), text);
  });
});

describe('overviews', () => {
  it('show values that all charts share under the anchor that charts link to', () => {
    assert.match(expand('::common-values{of="scanner"}'), /\{#common-values\}\n\n\| Value \|/);
    const heading = '## Common values {#common-values}';
    assert.equal(expand(`${heading}\n\n::common-values{of="scanner"}`).split('{#common-values}').length, 2);
    assert.match(expand('::scanner-values{id="nmap"}'), /\(\/docs\/scanners\/shared-values#common-values\)/);
    assert.match(expand('::hook-values{id="defectdojo"}'), /\(\/docs\/hooks\/shared-values#common-values\)/);
  });
});
