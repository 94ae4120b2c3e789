import type {Flaw} from '../../../src/text/flaw';
import {schemaFlaws} from '../manifests/schema-flaws';
import {wrongPart} from '../manifests/schemas';
import {parseYaml} from '../manifests/yaml-text';

function syntaxFlaw(text: string, error: unknown): Flaw {
  const message = error instanceof Error ? error.message : String(error);
  const position = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
  const line = text.slice(0, position).split('\n').length;
  const comment = /^\s*(?:\/\/|\/\*|#)/m.test(text);
  const problem = `JSON: ${message.replace(/ in JSON at position \d+.*/s, '').replace(/ is not valid JSON$/, '')}`;
  return {line, problem, mend: comment ? 'remove the comment, which JSON does not have' : 'correct the JSON'};
}

/** Checks JSON: it parses, no key stands twice, and with `part` it is what the part names, for example `Finding[]`. */
export function jsonFlaws(text: string, part?: string): Flaw[] {
  try {
    JSON.parse(text);
  } catch (error) {
    return [syntaxFlaw(text, error)];
  }
  // JSON is YAML, and the YAML parser knows lines and keys that stand twice.
  const {documents, flaws} = parseYaml(text);
  if (part === undefined || flaws.length > 0) return [...flaws];
  const wrong = wrongPart(part);
  return wrong ? [wrong] : documents.flatMap((document) => schemaFlaws(part, document));
}
