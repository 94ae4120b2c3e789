const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Makes text safe inside an element of HTML or XML; with its quotation marks, inside a quoted attribute too. */
export const escapeText = (text: string, characters: RegExp = /[&<>"]/g): string =>
  text.replaceAll(characters, (character) => ENTITIES[character] ?? character);

/** JSON that can be inside a `<script>` element, also as a literal of a script, whatever its texts hold. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
