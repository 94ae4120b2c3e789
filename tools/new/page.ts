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

/** Front matter of a page about a scanner or a hook, of which only the title is known. */
export const reference = (name: string, title: string): Record<string, string> => ({
  title,
  description: `'TODO: say in one sentence of 50 to 160 characters what a reader can do with ${name}.'`,
  keywords: `[${name}]`,
});
