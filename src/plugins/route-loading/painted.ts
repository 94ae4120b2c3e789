/** Resolves when the browser has painted, or need not: the tab is in the background, or it paints no frame for a while. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    const giveUp = setTimeout(done, document.hidden ? 0 : 300);
    requestAnimationFrame(() => {
      clearTimeout(giveUp);
      setTimeout(done);
    });
  });

/**
 * Leaves parts of the page out of the next frame, which is then seen sooner. They keep the size that they had in frames before; the
 * rules are in src/css/content.css.
 */
export async function paintLater(parts: readonly Element[]): Promise<void> {
  for (const part of parts) part.toggleAttribute('data-later', true);
  await painted();
  for (const part of parts) part.removeAttribute('data-later');
}
