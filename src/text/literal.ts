/** A text as a part of a regular expression that means itself. */
export const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
