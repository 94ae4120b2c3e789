import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {answerOf} from '../../src/search/query/answer';
import {search} from '../../src/search/query/search';
import {indexesOf} from '../bench/search/engine';
import {siteDir} from '../support/site';

const page = readFileSync(path.resolve(__dirname, '../../docs/getting-started/troubleshooting.md'), 'utf8');

/** What stands in a real message where the page has a placeholder. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '<name>': 'nmap',
  '<namespace>': 'scanning',
  '<type>': 'nmap-xml',
  '<hook>': 'persistence-defectdojo',
  '<job>': 'persistence-defectdojo-nmap-x2v4d',
};

const real = (text: string): string => text.replace(/<[^>]+>/g, (placeholder) => EXAMPLES[placeholder] ?? 'x2v4d');

/** Error texts that are headings, with the id of their entry. */
const entries = [...page.matchAll(/^### (.*) \{#([\w-]+)/gm)].flatMap(([, heading = '', id = '']) =>
  [...heading.matchAll(/`([^`]{12,})`/g)].map(([, text = '']) => ({text: real(text), id})),
);

test('a reader who pastes an error text into the search lands on its entry', () => {
  const indexes = indexesOf(siteDir);
  const groups = entries.map(({text, id}) => ({text, id, best: answerOf(search(indexes, text), 100).groups[0]}));
  assert.ok(groups.length > 0);
  assert.deepEqual(
    groups.filter(({best}) => best?.title.text !== 'Troubleshooting').map(({text}) => text),
    [],
  );
  // The title of the page may stand first for a text that is also one of its keywords.
  const entry = groups.filter(({best, id}) => JSON.stringify(best?.hits).includes(`#${id}"`));
  assert.deepEqual(
    groups.filter((one) => !entry.includes(one)).map(({text}) => text),
    [],
  );
});
