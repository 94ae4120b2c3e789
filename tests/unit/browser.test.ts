import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryHistory} from 'history';
import {closeOnBackdrop} from '../../src/browser/backdrop';
import {followLinks} from '../../src/theme/Root/follow';

test('a press beside a dialog closes it; one that begins or ends in it does not, as when text is selected', () => {
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

test('[R12] a link whose path is malformed is left to the browser, which asks the host', () => {
  class Link {
    readonly origin = 'https://example.org';
    readonly pathname = '/docs/%E0%A4%A';
    readonly href = this.origin + this.pathname;
    readonly search = '';
    readonly hash = '';
    readonly closest = () => this;
    readonly getAttribute = () => this.pathname;
  }
  let follow: ((event: object) => void) | undefined;
  const document = {addEventListener: (_: string, listener: typeof follow) => (follow = listener)};
  const globals = {document, window: {location: new URL('https://example.org/')}, Element: Link};
  Object.assign(globalThis, globals);
  followLinks(createMemoryHistory());
  let prevented = false;
  const click = {target: new Link(), button: 0, preventDefault: () => (prevented = true)};
  assert.throws(() => follow?.(click), URIError);
  for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  assert.equal(prevented, false);
});
