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
