import {askedFile} from '../../../src/plugins/local-search/asked';
import {flawAt, inFile, type Problem} from '../../../src/text/flaw';
import {isMap} from '../../../src/text/map';
import {suggest} from '../../../src/text/nearest';
import {parseYaml} from '../manifests/yaml-text';
import type {Site} from '../site';

const isPhrases = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((phrase) => typeof phrase === 'string');

/** Checks the search phrases next to a page: each key is the id of a heading, each value a list of phrases. */
export function askedProblems(site: Site, page: string): Problem[] {
  const file = askedFile(page);
  if (!site.askedFiles.includes(file)) return [];
  const {documents, flaws} = parseYaml(site.read(file));
  if (flaws.length > 0) return inFile(file, flaws.slice(0, 1));
  const [document] = documents;
  if (!isMap(document?.value))
    return inFile(file, flawAt(1, 'the file is not a map of headings', 'write heading-id: [one phrase, another one]'));
  const {anchors} = site.outline(page);
  return Object.entries(document.value).flatMap(([heading, phrases]) => {
    const line = document.lineOf([heading]);
    // An unreadable directive might produce the heading.
    const known = anchors.has(heading) || site.page(page).flaws.length > 0;
    return inFile(file, [
      ...(known ? [] : flawAt(line, `${page} has no heading \`${heading}\``, suggest(heading, [...anchors]))),
      ...(isPhrases(phrases) ? [] : flawAt(line, `${heading}: not a list of phrases`, 'write [one phrase, another]')),
    ]);
  });
}
