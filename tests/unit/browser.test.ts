import assert from 'node:assert/strict';
import {test} from 'node:test';
import {closeOnBackdrop} from '../../src/browser/backdrop';

test('a press on the backdrop closes a dialog; one that begins or ends in the dialog does not, as when text is selected', () => {
  let closed = 0;
  const dialog = Object.assign(new EventTarget(), {close: () => (closed += 1)});
  const inside = new EventTarget();
  const happens = (type: string, target: EventTarget): boolean =>
    dialog.dispatchEvent(Object.defineProperty(new Event(type), 'target', {value: target}));
  const end = closeOnBackdrop(dialog as unknown as HTMLDialogElement);
  for (const [from, to] of [
    [inside, inside],
    [inside, dialog],
    [dialog, inside],
  ] as const) {
    happens('pointerdown', from);
    happens('click', to);
  }
  assert.equal(closed, 0);
  happens('pointerdown', dialog);
  happens('click', dialog);
  assert.equal(closed, 1);
  end();
  happens('click', dialog);
  assert.equal(closed, 1);
});
