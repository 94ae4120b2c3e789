import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {renderChart} from '../content/support/helm-template';
import {parseTemplate} from '../content/support/helm-template/parse';

const CHART = 'apiVersion: v2\nname: example\nversion: 1.2.3\n';

/** Renders one template of a chart with these values and further files. */
function render(template: string, values: Record<string, unknown> = {}, more: Record<string, string> = {}): string {
  const files = new Map(Object.entries({'Chart.yaml': CHART, 'templates/a.yaml': template, ...more}));
  return renderChart(files, {release: 'rel', namespace: 'ns', values}).get('templates/a.yaml') ?? '';
}

describe('a chart is rendered as Helm renders it', () => {
  const cases: readonly [what: string, template: string, values: Record<string, unknown>, expected: string][] = [
    ['text stays', 'a: {b: c}\n', {}, 'a: {b: c}\n'],
    ['a value is printed', '{{ .Values.a.b }}/{{ .Release.Name }}', {a: {b: 7}}, '7/rel'],
    ['null prints nothing', '[{{ .Values.a }}]', {a: null}, '[]'],
    ['white space is trimmed on both sides', 'a \n {{- .Values.a -}} \n b', {a: 'x'}, 'axb'],
    ['a comment prints nothing', 'a\n{{- /* two\nlines */ -}}\nb', {}, 'ab'],
    ['a quoted brace does not end an action', '{{ "}}" }}', {}, '}}'],
    ['default takes the place of what is empty', '{{ .Values.a | default .Chart.Version }}', {a: ''}, '1.2.3'],
    ['default leaves what is not empty', '{{ .Values.a | default "b" | quote }}', {a: 'c'}, '"c"'],
    ['if takes the first branch that is true', '{{ if .Values.a }}a{{ else if .Values.b }}b{{ else }}c{{ end }}', {a: 0, b: [1]}, 'b'],
    ['with sets the dot, and leaves out what is empty', '{{ with .Values.a }}{{ .b }}{{ end }}{{ with .Values.c }}x{{ end }}', {a: {b: 1}, c: {}}, '1'],
    ['range goes through lists', '{{ range .Values.a }}-{{ . }}{{ end }}', {a: ['x', 'y']}, '-x-y'],
    ['range goes through maps with names', '{{ range $k, $v := .Values.a }}{{ $k }}={{ $v }};{{ end }}', {a: {x: 1, y: 2}}, 'x=1;y=2;'],
    ['variables are kept', '{{ $a := .Values.a }}{{ $a }}{{ $.Values.a }}', {a: 'x'}, 'xx'],
    ['toYaml with nindent indents every line', 'a:\n  {{- toYaml .Values.a | nindent 2 }}', {a: {b: 1, c: 2}}, 'a:\n  b: 1\n  c: 2'],
    ['toYaml quotes what YAML 1.1 takes for a boolean', '{{ toYaml .Values.a }}', {a: 'yes'}, '"yes"'],
    ['toJson and quote make a text of a list', '{{ .Values.a | toJson | quote }}', {a: ['b']}, '"[\\"b\\"]"'],
    ['parentheses group', '{{ printf "%s-%d" (.Values.a | default "x") 3 }}', {a: null}, 'x-3'],
    ['what is cut and trimmed', '{{ .Values.a | trunc 3 | trimSuffix "-" }}', {a: 'ab-cd'}, 'ab'],
  ]; // prettier-ignore
  for (const [what, template, values, expected] of cases) {
    it(what, () => assert.equal(render(template, values), expected));
  }

  it('definitions of other files can be included', () => {
    const helpers = {'templates/_helpers.tpl': '{{- define "n" -}}\n{{ .Release.Name }}\n{{- end }}'};
    assert.equal(render('{{ include "n" . | quote }}', {}, helpers), '"rel"');
  });

  it('files of the chart are printed as they are', () => {
    const rules = {'rules/a.yaml': '{{a}}', 'rules/b.yaml': 'b', 'rules/deep/c.yaml': 'c'};
    const template = '{{ range $path, $_ := .Files.Glob "rules/*" }}{{ $.Files.Get $path }};{{ end }}';
    assert.equal(render(template, {}, rules), '{{a}};b;');
  });
});

describe('a template that Helm or its readers could not use is refused', () => {
  const cases: readonly [what: string, template: string, message: RegExp][] = [
    ['a value that is not in the values file', 'a\n{{ .Values.b.c }}', /^line 2: \.Values\.b does not exist$/],
    ['a blank between brace and sign', '{{ - toYaml .Values }}', /cannot be read|is not known/],
    ['an action that is not closed', 'a\n{{ .Values', /^line 2: an action \{\{ is not closed$/],
    ['a block that does not end', '{{ if .Values }}', /has no \{\{ end \}\}$/],
    ['an end without a block', '{{ end }}', /stands outside a block$/],
    ['an unknown function', '{{ shout "a" }}', /the function shout is not known$/],
    ['an unknown definition', '{{ include "a" . }}', /nothing defines "a"$/],
    ['an unknown variable', '{{ $a }}', /nothing declares \$a$/],
  ];
  for (const [what, template, message] of cases) {
    it(what, () =>
      assert.throws(
        () => render(template),
        (error: Error) => message.test(error.message),
      ),
    );
  }

  it('else belongs to the block around it', () => {
    assert.equal(parseTemplate('{{ if true }}a{{ else }}b{{ end }}').body.length, 1);
  });
});
