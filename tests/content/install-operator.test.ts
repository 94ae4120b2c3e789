import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {it} from 'node:test';
import {parse} from 'yaml';
import {listPages} from '../../tools/check/page/pages';

const root = path.resolve(import.meta.dirname, '../..');

const files = listPages(root).filter((file) => !file.startsWith('blog/'));

/** Shell commands of a page that install the operator where there is none, each on one line. */
function firstInstallations(text: string): string[] {
  return text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^helm .*--create-namespace/.test(line) && line.includes('helm/operator'));
}

/** The values files that a page shows, by their title. */
function valuesFiles(text: string): Map<string, unknown> {
  const fences = text.matchAll(/^```yaml title="([^"]+)" values="operator"[^\n]*\n([\s\S]*?)^```/gm);
  return new Map([...fences].map(([, title = '', yaml = '']) => [title, parse(yaml)]));
}

interface OperatorValues {
  readonly minio?: {readonly enabled?: boolean; readonly image?: {readonly repository?: string}};
}

it('a newcomer who copies the installation of the operator gets storage that starts', () => {
  const commands = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return firstInstallations(text).map((command) => ({file, command, shown: valuesFiles(text)}));
  });
  assert.ok(commands.length > 0, 'no page installs the operator');
  for (const {file, command, shown} of commands) {
    const named = [...command.matchAll(/--values (\S+)/g)].map(([, name = '']) => shown.get(name) as OperatorValues);
    const moved =
      /--set minio\.(image\.repository=(?!bitnami\/)|enabled=false)/.test(command) ||
      named.some(({minio}) => minio?.enabled === false || minio?.image?.repository !== undefined);
    assert.ok(moved, `${file}: MinIO of this command cannot be pulled: ${command}`);
  }
});
