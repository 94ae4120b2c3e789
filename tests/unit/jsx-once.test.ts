import assert from 'node:assert/strict';
import {test} from 'node:test';
import {compileMarkdown} from './support/render-markdown';

test('the bundler meets the names that a page imports as often with many elements as with few', async () => {
  const met = async (page: string): Promise<number[]> => {
    const code = await compileMarkdown(page, 'md');
    const imported = [...code.matchAll(/^import (?:\* as (\w+)|\{(.*?)\}) from/gm)].map(([, all, some]) => all ?? some);
    const names = imported.flatMap((list = '') => list.split(', ').map((name) => name.split(' as ').at(-1)));
    return names.map((name) => code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0);
  };
  const few = 'One `element` and *another*\n\n> and one\n\n';
  assert.deepEqual(await met(few + few), await met(few));
});
