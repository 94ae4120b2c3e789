import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
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

check('json', [
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
  ['{}', '1: part="Fnding": `Fnding` is not a kind with a schema — did you mean `Finding`?'],
]);

check('js', [
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
  ['FROM alpine\nRUN <<EOF\nanything goes\nEOF\nUSER 1001'],
  ['FROM alpine\nRUNN a', '3: Dockerfile has no instruction `RUNN` — did you mean `RUN`?'],
]);

check('makefile', [['a:\n    echo b', '3: the recipe begins with blanks — begin it with a tab']]);

check('jsonc', [['{\n  // why\n  "a": 1,\n}']]);
