import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {PRODUCT_RELEASE} from '../../src/catalog';
import type {Page} from '../../tools/check/page/pages';
import {checkPattern} from '../../tools/check/prose/sources';

const CHARTS = 'oci://ghcr.io/securecodebox/helm';
const page = (source: string, file = 'docs/example.md'): Page =>
  ({file, source, kind: file.startsWith('blog/') ? 'post' : 'doc'}) as Page;
const said = (diagnostics: readonly {line: number; problem: string; fix: string}[]): readonly string[] =>
  diagnostics.map(({line, problem, fix}) => `${line}: ${problem} — ${fix}`);

describe('a command that installs a chart uses the release of the site', () => {
  for (const [what, source, expected, file] of [
    ['the right version', `helm upgrade --install nmap ${CHARTS}/nmap --version ${PRODUCT_RELEASE}`, []],
    [
      'an older version on Upgrading',
      `helm install nmap ${CHARTS}/nmap --version 5.7.0`,
      [],
      'docs/getting-started/upgrading.md',
    ],
    ['the older chart of a workaround', `helm install wpscan ${CHARTS}/wpscan --version 5.7.0`, []],
    [
      'a removed chart with its last release',
      `helm install amass ${CHARTS}/amass --version 4.16.0`,
      [],
      'docs/scanners/amass.md',
    ],
    [
      'a removed chart without its last release',
      `helm install amass ${CHARTS}/amass --version ${PRODUCT_RELEASE}`,
      [
        `1: \`amass\` is installed with release ${PRODUCT_RELEASE} — write --version 4.16.0, the last release with this chart`,
      ],
      'docs/scanners/amass.md',
    ],
    ['a version in a variable', `helm install nmap ${CHARTS}/nmap --version "$VERSION"`, []],
  ] as const)
    it(what, () => assert.deepEqual(said(checkPattern(page(source, file))), expected));
});

describe('a removed scan type is only used on the page of its scanner', () => {
  const manifest = 'kind: Scan\nspec:\n  scanType: "zap-baseline-scan"';
  for (const [file, expected] of [
    ['docs/example.md', ['3: `zap-baseline-scan` was removed in 5.0.0 — use `zap-automation-framework`']],
    ['docs/scanners/zap.md', []],
    ['docs/getting-started/upgrading-from-4.md', []],
    ['blog/2021-01-01-post.md', []],
  ] as const)
    it(file, () => assert.deepEqual(said(checkPattern(page(manifest, file))), expected));
});
