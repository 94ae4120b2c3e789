import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {all} from '../support/elements';
import {projectDir} from '../support/site';
import {page, skip, text} from './support/blog';

test('the trust page opens with four numbers, each with the test that verifies it', {skip}, () => {
  const article = page('/trust').find('main').first();
  const numbers = all(article, '.numbers li');
  assert.equal(numbers.length, 4);
  for (const one of numbers) {
    assert.match(text(one.find('strong')), /^\d+$/);
    assert.ok(existsSync(path.join(projectDir, text(one.find('code')))), text(one));
  }
  const [first] = all(article, '.numbers, h2');
  assert.ok(first?.is('.numbers'), 'nothing else comes first');
});
