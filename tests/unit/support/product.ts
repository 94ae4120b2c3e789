import path from 'node:path';
import set from 'lodash/set';
import {parse, stringify} from 'yaml';
import {type Chart, hooks, PRODUCT_RELEASE, scannerById, valuesOf} from '../../../src/catalog';
import {folderWith, writeAll} from '../../support/folder';

/** The values file of a chart with the defaults of the catalog, without those that only templates name. */
function valuesFile(chart: Chart, name: string): string {
  const values = {};
  for (const {key, default: text} of valuesOf(chart))
    if (!/nameAppend|Override$/.test(key)) set(values, key, parse(text.replace(/<\w+>/, name)));
  return stringify(values);
}

/** A small checkout of the product that matches the catalog for one scanner, one hook and one kind. */
const files: Readonly<Record<string, string>> = {
  'scanners/nmap/Chart.yaml': `apiVersion: v2
name: nmap
version: v0.0.0-dev
appVersion: "${scannerById('nmap')!.toolVersion}"
annotations:
  supported-platforms: linux/amd64,linux/arm64
`,
  'scanners/nmap/values.yaml': valuesFile(scannerById('nmap')!.chart, 'nmap'),
  'scanners/nmap/templates/scan-type.yaml': `apiVersion: "execution.securecodebox.io/v1"
kind: ScanType
metadata:
  name: "nmap{{ .Values.scanner.nameAppend | default ""}}"
spec:
  extractResults:
    type: nmap-xml
    location: "/home/securecodebox/nmap-results.xml"
  jobTemplate:
    spec:
      {{- if .Values.scanner.ttlSecondsAfterFinished }}
      ttlSecondsAfterFinished: {{ .Values.scanner.ttlSecondsAfterFinished }}
      {{- end }}
      template:
        spec:
          containers:
            - name: nmap
              image: "{{ .Values.scanner.image.repository }}:{{ .Values.scanner.image.tag | default .Chart.AppVersion }}"
              command: ["nmap", "-oX", "/home/securecodebox/nmap-results.xml"]
              env:
              {{- if .Values.scanner.env }}
                {{- toYaml .Values.scanner.env | nindent 16 }}
              {{- else }}
                []
              {{- end }}
`,
  'scanners/nmap/cascading-rules/all.yaml': `apiVersion: "cascading.securecodebox.io/v1"
kind: CascadingRule
metadata:
  name: "nmap-hostscan"
  labels: {securecodebox.io/invasive: non-invasive, securecodebox.io/intensive: light}
spec:
  matches:
    anyOf: [{category: "Subdomain", osi_layer: "NETWORK"}]
  scanSpec: {scanType: "nmap", parameters: ["-Pn", "{{location}}"]}
---
apiVersion: "cascading.securecodebox.io/v1"
kind: CascadingRule
metadata:
  name: "nmap-smb"
  labels: {securecodebox.io/invasive: non-invasive, securecodebox.io/intensive: light}
spec:
  matches:
    anyOf:
      - &port {category: "Open Port", attributes: {port: 445, state: open}}
      - <<: *port
        attributes: {service: "microsoft-ds", state: open}
      - <<: *port
        attributes: {service: "netbios-ssn", state: open}
  scanSpec:
    scanType: "nmap"
    parameters: ["-Pn", "-p{{attributes.port}}", "--script", "smb-protocols", "{{$.hostOrIP}}"]
`,
  'scanners/nmap/parser/__snapshots__/parser.test.js.snap': `// Jest Snapshot v1

exports[\`parses one host 1\`] = \`
[
  {
    "attributes": {
      "hostname": null,
      "ip_addresses": [
        "127.0.0.1",
      ],
      "operating_system": null,
    },
    "category": "Host",
    "description": "Says "hello" in \\\`one\\\` line.
And in another.",
    "location": null,
    "name": "Host: 127.0.0.1",
    "severity": "INFORMATIONAL",
  },
]
\`;
`,
  'hooks/persistence-defectdojo/Chart.yaml': 'apiVersion: v2\nname: persistence-defectdojo\nversion: v0.0.0-dev\n',
  'hooks/persistence-defectdojo/values.yaml': valuesFile(
    hooks.find(({id}) => id === 'defectdojo')!.chart!,
    'persistence-defectdojo',
  ),
  'hooks/persistence-defectdojo/templates/_helpers.tpl':
    '{{- define "name" -}}{{ .Values.nameOverride }}{{ .Values.fullnameOverride }}{{- end -}}\n',
  'hooks/persistence-defectdojo/templates/hook.yaml': `{{/* Made by the chart. */}}
apiVersion: execution.securecodebox.io/v1
kind: ScanCompletionHook
metadata:
  name: {{ include "name" . }}
  labels:
    {{- include "labels" . | nindent 4 }}
spec:
  priority: {{ .Values.hook.priority }}
  {{- if .Values.defectdojo.syncFindingsBack }}
  type: ReadAndWrite
  {{- else }}
  type: ReadOnly
  {{- end }}
  env:
    - name: DEFECTDOJO_URL
      value: {{ .Values.defectdojo.url | quote }}
`,
  'operator/config/crd/bases/hooks.yaml': `---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: scancompletionhooks.execution.securecodebox.io}
spec:
  group: execution.securecodebox.io
  names: {kind: ScanCompletionHook, listKind: ScanCompletionHookList, plural: scancompletionhooks, singular: scancompletionhook}
  scope: Namespaced
  versions:
    - name: v1
      storage: true
      additionalPrinterColumns:
        - {name: Type, jsonPath: .spec.type, type: string}
        - {name: Priority, jsonPath: .spec.priority, type: string}
        - {name: Image, jsonPath: .spec.image, type: string}
      schema:
        openAPIV3Schema:
          type: object
          properties:
            apiVersion: {type: string}
            kind: {type: string}
            metadata: {type: object}
            status: {type: object}
            spec:
              type: object
              properties:
                affinity: {type: object, properties: {nodeAffinity: {type: object}}}
                env: {type: array, items: {type: object, properties: {name: {type: string}}}}
                image: {type: string}
                imagePullPolicy: {type: string}
                imagePullSecrets: {type: array, items: {type: object}}
                nodeSelector: {type: object, additionalProperties: {type: string}}
                priority: {type: integer, default: 0}
                resources: {type: object}
                serviceAccountName: {type: string}
                tolerations: {type: array, items: {type: object}}
                ttlSecondsAfterFinished: {type: integer, format: int32}
                type: {type: string}
                volumeMounts: {type: array, items: {type: object}}
                volumes: {type: array, items: {type: object}}
`,
  'scbctl/cmd/cascading.go': `package cmd

func NewCascadeCommand() *cobra.Command {
	cascadeCmd := &cobra.Command{
		Use:   "cascade",
		RunE: func(cmd *cobra.Command, args []string) error {
			if err != nil {
				return fmt.Errorf("error initializing kubernetes client: %w", err)
			}
			if err := list(); err != nil {
				return fmt.Errorf("error listing Scans: %w", err)
			}
			return gtree.OutputProgrammably(cmd.OutOrStdout(), gtree.NewRoot("Scans"))
		},
	}
	return cascadeCmd
}
`,
};

/** Writes the checkout, with changes, to a new folder whose name contains the release, and returns its path. */
export function checkoutWith(changes: Readonly<Record<string, string | null>> = {}, release = PRODUCT_RELEASE): string {
  const root = path.join(folderWith(), `secureCodeBox-${release}`);
  const all = Object.entries({...files, ...changes}).filter((entry): entry is [string, string] => entry[1] !== null);
  writeAll(root, Object.fromEntries(all));
  return root;
}

/** A file of the checkout with a text replaced that it has to hold. */
export function changed(file: string, before: string, after: string): Readonly<Record<string, string>> {
  const text = files[file] ?? '';
  if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
  return {[file]: text.replace(before, after)};
}
