import assert from 'node:assert/strict';
import {test} from 'node:test';
import {answerOf} from '../../src/search/engine/answer';
import {snippetOf} from '../../src/search/engine/marks';
import {corpusOf, searching} from '../bench/search/engine';
import {hostileQueries} from '../support/hostile-queries';
import {isFullRun} from '../support/full-run';
import {SEED, withInput} from '../support/random';
import {builtFile, siteDir} from '../support/site';

/** A sample on each change, and twenty times as many at night. */
const COUNT = isFullRun ? 10_000 : 500;

test('whatever is typed into the search gives an answer that can be drawn, and changes nothing else', () => {
  const find = searching(corpusOf(siteDir));
  const {sections} = JSON.parse(builtFile('search-text/docs/scanners/nmap.json')) as {sections: Record<string, string>};
  // Snippets are of one section.
  const text =
    Object.values(sections)
      .toSorted((a, b) => a.length - b.length)
      .at(-1) ?? '';
  const shown = text.replaceAll('\n', ' ');
  for (const query of hostileQueries(SEED, COUNT)) {
    withInput(query, () => {
      const found = find(query);
      const answer = answerOf(found, 8);
      assert.ok(answer.groups.length <= 8);
      structuredClone(answer);
      const {text: passage} = snippetOf(text, found.terms);
      assert.ok(shown.includes(passage.replaceAll(/^… | …$/g, '')), 'a snippet is a part of the text');
    });
  }
  assert.equal(Reflect.get({}, 'polluted'), undefined);
  assert.deepEqual(find('nmap').pages[0]?.route, '/docs/scanners/nmap');
});
