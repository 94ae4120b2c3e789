const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes text for an HTML or XML element, and with `"` in `characters` also for a double-quoted attribute. */
export const escapeText = (text: string, characters: RegExp = /[&<>"]/g): string =>
  text.replaceAll(characters, (character) => ENTITIES[character] ?? character);

/** JSON for a `<script>` element, as data or as a literal in JavaScript. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
