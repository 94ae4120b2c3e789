import path from 'node:path';
import once from 'lodash/once';
import uniqBy from 'lodash/uniqBy';
import {demoTargets, hooks, removedScanners, scanners} from '../../../src/catalog';
import {resources} from '../../../src/catalog/tools';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {names, type Prose} from './lint';

const CONFIG = path.resolve(__dirname, '../../../cspell.json');

/** Words that are not in cspell's English dictionary. Editors with cspell read the same file. */
const DICTIONARY = 'project-words.txt';

/** Names in the catalog, so that a new scanner needs no entry in the dictionary. */
function catalogNames(): string[] {
  const kinds = resources.flatMap(({kind}) => [kind, `${kind}s`, kind.replace(/y$/, 'ies')]);
  const named = [...scanners, ...removedScanners, ...hooks, ...demoTargets];
  return [...kinds, ...named.flatMap(({id, title}) => `${id} ${title}`.split(/[ -]/))];
}

/** cspell, which is slow to load, with its settings. */
const cspell = once(async () => {
  const library = await import('cspell-lib');
  const settings = await library.loadConfig(CONFIG);
  return {library, settings: {...settings, words: [...(settings.words ?? []), ...catalogNames(), ...names]}};
});

/** Checks the spelling of prose with cspell. Reports each unknown word once. */
export async function checkSpelling({text, lineOf}: Prose): Promise<Diagnostic[]> {
  const {library, settings} = await cspell();
  const document = {uri: 'file:///page.txt', text, languageId: 'plaintext'};
  const options = {noConfigSearch: true, generateSuggestions: true, numSuggestions: 1};
  const {issues} = await library.spellCheckDocument(document, options, settings);
  return uniqBy(issues, ({text: word, isFlagged, offset}) => (isFlagged ? offset : word)).map((issue): Diagnostic => {
    const {text: word, offset, isFlagged, suggestions: [near] = []} = issue;
    const line = lineOf(text.slice(0, offset).split('\n').length);
    if (isFlagged) return {line, problem: `"${word}" is British spelling`, fix: `write "${near}"`};
    const add = `add it to ${DICTIONARY}`;
    const fix = near === undefined ? `correct it, or ${add}` : `did you mean "${near}"? If it is correct, ${add}`;
    return {line, problem: `"${word}" is not in the dictionary`, fix};
  });
}
