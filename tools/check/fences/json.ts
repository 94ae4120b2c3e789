import {type Flaw, flawAt} from '../../../src/text/flaw';
import {schemaFlaws} from '../manifests/schema-flaws';
import {wrongPart} from '../manifests/schemas';
import {parseYaml} from '../manifests/yaml-text';

/** Checks that JSON parses, and with `part` that it matches a schema such as `Finding[]`. */
export function jsonFlaws(text: string, part?: string): Flaw[] {
  try {
    JSON.parse(text);
  } catch (error) {
    const position = Number(/at position (\d+)/.exec(String(error))?.[1] ?? text.length);
    return flawAt(text.slice(0, position).split('\n').length, `JSON: ${(error as Error).message}`, 'correct the JSON');
  }
  // JSON is YAML, and the YAML parser reports lines and duplicate keys.
  const {documents, flaws} = parseYaml(text);
  if (part === undefined || flaws.length > 0) return [...flaws];
  const wrong = wrongPart(part);
  return wrong ? [wrong] : documents.flatMap((document) => schemaFlaws(part, document));
}
