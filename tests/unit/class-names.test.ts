import assert from 'node:assert/strict';
import {test} from 'node:test';
import {classNames} from '../../src/plugins/class-names/names';

test('two components may call a class the same, and neither takes the name of a class of all pages', () => {
  const nameOf = classNames([
    {file: 'a.module.css', text: '.title{} .title:hover .part{}'},
    {file: 'b.module.css', text: '@media print{.title{}}'},
  ]);
  const names = [nameOf('a.module.css', 'title'), nameOf('b.module.css', 'title'), nameOf('a.module.css', 'part')];
  assert.equal(new Set([...names, 'title', 'part']).size, 5);
  assert.equal(nameOf('c.module.css', 'title'), undefined);
});
