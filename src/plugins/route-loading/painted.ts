/** Resolves when the browser has painted, or need not: the tab is in the background, or it paints no frame for a while. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    const giveUp = setTimeout(done, document.hidden ? 0 : 300);
    requestAnimationFrame(() => {
      clearTimeout(giveUp);
      setTimeout(done);
    });
  });

/** Elements that are laid out in each frame after the first. */
const SLICE = 150;

/** What a reader does when all of the page has to be there. */
const EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Leaves parts of a new page out of the next frame, which is then seen sooner, and lays them out slice by slice in those after it, or
 * all at once as soon as the reader does something.
 */
export async function paintInSlices(parts: readonly Element[]): Promise<void> {
  const rest = [...parts];
  const show = (most: number): void => {
    for (let count = 0; count < most;) {
      const part = rest.shift();
      if (!part) return;
      part.removeAttribute('data-later');
      count += part.getElementsByTagName('*').length;
    }
  };
  const all = (): void => show(Infinity);
  for (const part of parts) part.toggleAttribute('data-later', true);
  for (const name of EVENTS) addEventListener(name, all, {capture: true, once: true, passive: true});
  while (rest.length > 0) {
    await painted();
    show(SLICE);
  }
  for (const name of EVENTS) removeEventListener(name, all, true);
}

/**
 * Leaves parts of the page out of the next frame, which is then seen sooner. They keep the size that they had in frames before; the
 * rules are in src/css/content.css.
 */
export async function paintLater(parts: readonly Element[]): Promise<void> {
  for (const part of parts) part.toggleAttribute('data-later', true);
  await painted();
  for (const part of parts) part.removeAttribute('data-later');
}
