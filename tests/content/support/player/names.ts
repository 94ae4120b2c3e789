import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseShell} from '../../../../tools/check/shell/parse';
import type {Store} from '../api-server/store';

/** Creates files that a command reads and the page does not show. */
export function bringFiles(folder: string, script: string): void {
  for (const {words} of parseShell(script).commands)
    for (const [index, {text}] of words.entries()) {
      const [, own] = /^--(?:from-file|from-env-file|patch-file)=?(.*)$/s.exec(text) ?? [];
      if (own === undefined) continue;
      const name = (own || (words[index + 1]?.text ?? '')).split('=').at(-1) ?? '';
      if (name === '' || path.isAbsolute(name) || existsSync(path.join(folder, name))) continue;
      const file = path.join(folder, name, name.endsWith('/') ? 'own.yaml' : '');
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, 'of the reader\n');
    }
}

/** The namespace of a command, or `default`. */
export const namespaceOf = (command: string): string =>
  /\s(?:-n|--namespace)[\s=]+"?([\w-]+)/.exec(command)?.[1] ?? 'default';

/** Placeholders for names on pages, by kind. */
const PLACEHOLDERS: Readonly<Record<string, RegExp>> = {
  Scan: /\bSCAN_NAME\b/g,
  ScheduledScan: /\bSCHEDULED_SCAN_NAME\b/g,
  Job: /\b(?:PARSE_JOB_NAME|SCANNER_JOB|SCAN_JOB_NAME|SCAN_JOB|JOB_NAME)\b(?!=|"|\})/g,
  Pod: /\bPOD_NAME\b/g,
  CascadingRule: /\bRULE_NAME\b/g,
  PersistentVolumeClaim: /\b(?:PVC_NAME|CLAIM_NAME)\b/g,
};

/** Kinds that exist as soon as there is a Scan. */
const FROM_SCANS = ['Scan', 'Job', 'Pod'];

function withNamesOf(store: Store, command: string): string {
  const namespace = namespaceOf(command);
  let result = command
    .replaceAll('/path/to/my/', '')
    .replaceAll(
      /\b(scan-[\w.-]+-)RANDOM\b/g,
      (word, stem: string) =>
        store.list('Job').find(({metadata}) => metadata.name.startsWith(stem))?.metadata.name ?? word,
    );
  for (const [kind, pattern] of Object.entries(PLACEHOLDERS)) {
    if (result.search(pattern) === -1) continue;
    if (FROM_SCANS.includes(kind) && store.list(kind, namespace).length === 0)
      store.create({
        kind: 'Scan',
        metadata: {name: 'nmap-example', namespace},
        spec: {scanType: 'nmap', parameters: ['scanme.nmap.org']},
      });
    const here = store.list(kind, namespace);
    const names = (here.length > 0 ? here : store.list(kind))
      .toSorted((a, b) => Number(b.metadata.resourceVersion) - Number(a.metadata.resourceVersion))
      .map(({metadata}) => metadata.name);
    result = result.replaceAll(pattern, names.find((name) => name.startsWith('scan-')) ?? names[0] ?? '');
  }
  return result.replaceAll(/(?<= )SCANNER\b/g, String(store.list('Scan')[0]?.spec?.['scanType'] ?? 'SCANNER'));
}

/** Replaces placeholders with names of existing objects. Creates a Scan on a page without one. */
export const withNames = (store: Store, script: string): string =>
  script
    .split(/(?<!\\)\n/)
    .map((command) => withNamesOf(store, command))
    .join('\n');
