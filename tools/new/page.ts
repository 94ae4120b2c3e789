import {expectedSections} from '../check/page/sections';
import {titleOf} from './names';
import type {Change} from './project';

/** Front matter and body of a page, as files begin with it. */
export function page(front: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`;
}

/** A code fence. */
export const fence = (info: string, code: string): string => `\`\`\`${info}\n${code.trim()}\n\`\`\``;

/** The sections of a page in their order; one that has no text yet says so. */
export function sections(order: readonly string[], texts: Readonly<Record<string, string>>): string {
  return order.map((heading) => `## ${heading}\n\n${texts[heading] ?? 'TODO: write this section.'}`).join('\n\n');
}

/** A first Scan of this type with the commands that start and show it; `shows` and `tells` are what is still to be written. */
export const exampleScan = (name: string, scanType: string, shows: string, tells: string): string =>
  [
    shows,
    fence(
      `yaml title="${name}-scan.yaml"`,
      `apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata:
  name: ${name}-example
spec:
  scanType: ${scanType}
  parameters:
    - example.com`,
    ),
    fence('bash', `kubectl apply -f ${name}-scan.yaml\nkubectl get scan ${name}-example`),
    tells,
  ].join('\n\n');

/** A scanner or a hook: its entry in the catalog, and its page, of which only the title is known. Lists and the sidebar follow the files. */
export function documented(
  kind: 'scanner' | 'hook',
  name: string,
  {entry, intro, texts}: {readonly entry: string; readonly intro: string; readonly texts: Record<string, string>},
): Change[] {
  const file = `docs/${kind}s/${name}.md`;
  const front = {
    title: titleOf(name),
    description: `'TODO: say in one sentence of 50 to 160 characters what a reader can do with ${name}.'`,
    keywords: `[${name}]`,
  };
  const of = `{id="${name}"}`;
  const made = {Install: `::${kind}-install${of}\n\n::${kind}-card${of}`, 'Related pages': `::${kind}-related${of}`};
  const body = [intro, sections(expectedSections(file), {...made, ...texts})];
  return [
    {file: `src/catalog/${kind}s/${name}.yaml`, text: entry},
    {file, text: page(front, body.join('\n\n'))},
  ];
}
