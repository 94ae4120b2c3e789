import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {languageNames} from '../../src/markdown/code/languages';
import {knownLanguages} from '../../tools/check/languages';
import {oneFence} from './support/check';

/** Every case is one fence; the line counts from the backticks. */
const check = (info: string, cases: readonly (readonly [code: string, ...problems: string[]])[]): void => {
  describe(`fences of ${info}`, () => {
    for (const [code, ...problems] of cases) {
      const verdict = problems.length === 0 ? 'accept' : 'refuse';
      it(`${verdict} ${JSON.stringify(code)}`, async () => assert.deepEqual(await oneFence(info, code), problems));
    }
  });
};

it('every language that a fence may name is checked or has a class of its own', () => {
  const own = ['yaml', 'bash', 'console', 'text', 'json'];
  assert.deepEqual([...knownLanguages, ...own].toSorted(), [...languageNames].toSorted());
});

check('json', [
  ['{"a": [1, null, "b"]}'],
  ['{\n  "a": 1,\n}', '4: JSON: Expected double-quoted property name — correct the JSON'],
  ['{\n  // why\n  "a": 1\n}', "3: JSON: Expected property name or '}' — remove the comment, which JSON does not have"],
  ['{"a": 1,\n"a": 2}', '3: YAML: Map keys must be unique — remove one of them'],
]);

const finding = {
  id: '7c2f4f7e-4d7b-4d0e-9a3b-0e5c8a1d2b34',
  parsed_at: '2025-04-29T08:16:02.417Z',
  name: 'Open Port: 443 (https)',
  category: 'Open Port',
  severity: 'INFORMATIONAL',
  scan: {created_at: '2025-04-29T08:15:00Z', name: 'nmap', namespace: 'default', scan_type: 'nmap'},
};
const pretty = (value: unknown): string => JSON.stringify(value, null, 1);

check('json part="Finding"', [
  [pretty({...finding, attributes: {port: 443}})],
  [
    pretty({...finding, severity: 'CRITICAL'}),
    '7: `Finding.severity` has a value that does not exist — use one of INFORMATIONAL, LOW, MEDIUM, HIGH',
  ],
  [pretty({...finding, id: 'x'}), '3: `Finding.id` must match format "uuid" — correct the value'],
]);
check('json part="Finding[]"', [
  [pretty([finding])],
  [pretty(finding), '2: `Finding[]` is not of type array — write a list, each item behind a -'],
]);
check('json part="Fnding"', [
  ['{}', '1: part="Fnding": `Fnding` is not a kind with a schema — write part="Finding" or part="Finding[]"'],
]);

check('js', [
  ["const {a} = require('b');\nmodule.exports = async () => <b>{a}</b>;"],
  ["import a from 'b';\nawait a();"],
  ['const a = {;', '2: javascript: Unexpected token — correct the code so that it parses'],
  [
    'const a = 1;\nconst a = 2;',
    "3: javascript: Identifier 'a' has already been declared — correct the code so that it parses",
  ],
]);
check('ts', [
  ['export const a = (b: string): number => b.length satisfies number;\ninterface C<T> { readonly d?: T }'],
  ['const a: = 1;', '2: typescript: Unexpected token — correct the code so that it parses'],
]);

check('gotmpl', [
  ['{{- if .Values.a }}\n{{ range $i, $e := .b }}{{ $e | quote }}{{ else }}x{{ end }}\n{{- end -}}'],
  ['{{/* a }} comment with {{ braces */}}\n{{ printf "}}" `{{` }}'],
  ['{{ define "a" }}{{ with .b }}{{ else if .c }}{{ end }}{{ end }}'],
  ['a: {{ .Values.a }', '2: a template action {{ is not closed — close it with }}'],
  ['{{ if .a }}\n{{ range .b }}\n{{ end }}', '2: {{ if }} has no {{ end }} — close it with {{ end }}'],
  ['{{ end }}', '2: {{ end }} closes nothing — remove it or open a block'],
  ['x\n{{ else }}', '3: {{ else }} stands outside a block — open it with {{ if }}'],
]);

check('dockerfile', [
  [
    '# syntax=docker/dockerfile:1\nARG base\nFROM node:22 AS build\nRUN a && \\\n    # why\n    b\nCOPY --from=build /x /y\nENTRYPOINT ["node", "/x"]',
  ],
  ['FROM alpine\nRUN <<EOF\nanything goes\nEOF\nUSER 1001'],
  ['FROM alpine\nRUNN a', '3: Dockerfile has no instruction `RUNN` — did you mean `RUN`?'],
  ['RUN a', '2: the Dockerfile begins with RUN — begin with FROM, or say that it is a part with part="Dockerfile"'],
  ['FROM alpine\nuser 1001', '3: `user` is in lower case — write USER'],
  ['FROM', '2: `FROM` has no argument — write what it applies to'],
  ['FROM alpine\nRUN <<EOF\na', '3: the heredoc EOF is not closed — end it with EOF'],
  ['FROM alpine\nRUN a \\', '3: the last line ends in a backslash — continue it or remove the backslash'],
]);
check('dockerfile part="Dockerfile"', [['COPY a b']]);

check('makefile', [
  [
    '#!/usr/bin/make -f\nname = nmap\ninclude ../../scanners.mk\n\n.PHONY: test\ntest: | a b\n\t@echo $(name) \\\n    more\n\nifeq ($(x),y)\n  z := 1\nendif',
  ],
  ['a:\n    echo b', '3: the recipe begins with blanks — begin it with a tab'],
  ['kubectl get pods', '2: `kubectl get pods` is neither a rule nor a variable — correct it, or fence shell as bash'],
  ['a = $(shell date', '2: a $( is not closed — close it with )'],
  ['ifeq (a,b)\nx = 1', '2: ifeq is not closed — end it with endif'],
  ['endif', '2: endif closes nothing — remove it'],
]);

check('diff', [
  ['--- a/x\n+++ b/x\n@@ -1 +1 @@\n same\n-old\n+new\n'],
  ['-old\nnew', '3: a line of the diff has no sign — begin it with +, - or a blank'],
  [' same', '1: the diff changes nothing — mark lines with + or -, or fence it as what it is'],
]);

check('go', [
  ['package main\n\nfunc main() {\n\ts := []string{"}", `{\n`, "\\""} // (\n\tr := \'{\'\n\t/* [ */\n}'],
  ['func a() {\n\tb(', '3: go: a ( is not closed — close it'].map((text) =>
    text.replace('3: go: a (', '2: go: a {'),
  ) as [string, string],
  ['x := "a', '2: go: a " is not closed — close it'],
  ['a(]', '2: go: a ] closes no [ — balance the brackets'],
]);
check('python', [
  ['def a(b):\n    """It\'s {odd"""\n    return [\'(\', "\\"", {1: 2}]  # it\'s'],
  ["a = 'b", "2: python: a ' is not closed — close it"],
  ['a = (1,', '2: python: a ( is not closed — close it'],
]);
check('java', [
  ['class A { String b = "}"; char c = \'{\'; /* ( */ }'],
  ['class A {', '2: java: a { is not closed — close it'],
]);
check('powershell', [
  ['<# ( #>\n$a = @{ b = "c`"d" } # }\nWrite-Host \'it\' `\n  $a\n@"\n"quoted" (\n"@'],
  ['if ($a) {', '2: powershell: a { is not closed — close it'],
]);
check('rust', [["fn a<'x>(b: &'x str) -> char { '}' } // {"], ['fn a( {}', '2: rust: a ( is not closed — close it']]);
check('markdown', [['# anything\n<goes>']]);
