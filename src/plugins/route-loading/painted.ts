/** Resolves when the browser has painted, or need not: the tab is in the background, or it paints no frame for a while. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    const giveUp = setTimeout(done, document.hidden ? 0 : 300);
    requestAnimationFrame(() => {
      clearTimeout(giveUp);
      setTimeout(done);
    });
  });

/** What a reader does when all of the page has to be there. */
const EVENTS = ['wheel', 'pointerdown', 'keydown'];

/** Elements of a new page that are laid out in each frame after the first. */
export const SLICE = 150;

/**
 * Leaves parts of the page out of the next frame, which is then seen sooner. They come in the frames after it, or all at once as soon
 * as the reader does something. They keep the size that they had in frames before; the rules are in src/css/content.css.
 *
 * @param most elements that may come in one frame
 */
export async function paintLater(parts: readonly Element[], most = Infinity): Promise<void> {
  const rest = [...parts];
  const show = (limit: number): void => {
    for (let count = 0; count < limit && rest[0]; count += rest.shift()?.getElementsByTagName('*').length ?? 0)
      rest[0].removeAttribute('data-later');
  };
  const all = (): void => show(Infinity);
  for (const part of rest) part.toggleAttribute('data-later', true);
  for (const name of EVENTS) addEventListener(name, all, true);
  while (rest[0]) {
    await painted();
    show(most);
  }
  for (const name of EVENTS) removeEventListener(name, all, true);
}
