import assert from 'node:assert/strict';
import {test} from 'node:test';
import {codeHtml} from '../../src/markdown/code/html';
import {languageOf} from '../../src/markdown/code/languages';
import {ROLES} from '../../src/markdown/code/tokens';

function html(language: string, code: string): string {
  return codeHtml(code, languageOf(language));
}

/** Code in each promised or custom language, and HTML that proves that its grammar works. */
const samples: Readonly<Record<string, readonly [code: string, expected: string]>> = {
  bash: ['helm install --set "a=b" # c', '<span class="token function">helm</span>'],
  console: ['$ kubectl get scans', '<span class="token function">kubectl</span>'],
  diff: ['-a\n+b', '<span class="token inserted">+b</span>'],
  docker: ['FROM alpine AS base', '<span class="token keyword">FROM</span>'],
  go: ['func main() {}', '<span class="token keyword">func </span>'],
  gotmpl: ['a: {{ .Values.x | quote }}', '<span class="token variable">.Values.x</span>'],
  java: ['public class A {}', '<span class="token keyword">public class </span>'],
  javascript: ['const a = "b";', '<span class="token keyword">const</span>'],
  json: ['{"a": 1}', '<span class="token property">"a"</span>'],
  makefile: ['all: build', '<span class="token property">all</span>'],
  python: ['def f(): pass', '<span class="token keyword">def </span>'],
  rust: ['fn main() {}', '<span class="token keyword">fn </span>'],
  text: ['a <b> & c', 'a &lt;b&gt; &amp; c'],
  yaml: ['kind: Scan # c', '<span class="token comment"># c</span>'],
};

for (const [language, [code, expected]] of Object.entries(samples)) {
  test(`[S2.34] ${language} is highlighted with classes only, and loses no character`, () => {
    const result = html(language, code);
    assert.ok(result.includes(expected), result);
    for (const [tag, attributes] of result.matchAll(/<span([^>]*)>/g)) {
      const roles = new RegExp(`^ class="(token (${ROLES.join('|')})|code-(line|prompt)( code-[a-z]+)*|word)"$`);
      assert.match(attributes ?? '', roles, tag);
    }
    const text = result.replace(/<[^>]*>/g, '').replace(/\n$/, '');
    assert.equal(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'), code);
  });
}
