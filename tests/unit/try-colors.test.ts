import assert from 'node:assert/strict';
import {it} from 'node:test';
import {yamlHtml} from '../../src/components/RuleTester/highlight';
import {codeHtml} from '../../src/markdown/code/html';
import {languageOf} from '../../src/markdown/code/languages';
import {exampleText, findingExamples} from '../../src/markdown/try-blocks/finding-examples';
import {shippedRules} from '../../src/markdown/try-blocks/shipped-rules';
import {tryRule} from '../../src/simulator/try-rule';

const SCAN = `apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata: {name: example, annotations: {note: "a: b", "quoted/key": "true"}}
spec:
  scanType: nmap
  parameters: [-p, "1-100", '#no-comment']
  cascades: {matchLabels: {securecodebox.io/intensive: light}}
  env: [{name: SCRIPT, value: "first line\\nsecond: line\\n"}]`;

it('the output of the editor keeps the colors of the example: the browser and the build color it alike', () => {
  const yamls = findingExamples.flatMap((example) => {
    const {yaml} = tryRule('playground', {scan: SCAN, finding: exampleText(example)}, shippedRules);
    return yaml === undefined ? [] : [yaml];
  });
  assert.ok(yamls.length > 10);
  const language = languageOf('yaml');
  // Prism takes the port of an address for a number, which is nothing to copy.
  const built = (yaml: string): string =>
    codeHtml(yaml, language).replaceAll(/(?<=\w:)<span class="token number">(\d+)<\/span>/g, '$1');
  for (const yaml of new Set(yamls)) assert.equal(yamlHtml(yaml), built(yaml));
});
