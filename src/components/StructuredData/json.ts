/** JSON that can stand inside of a script element, whatever its texts hold. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
