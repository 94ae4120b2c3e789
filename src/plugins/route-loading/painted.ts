/** Resolves when the browser has painted, or need not: the tab is in the background, or it paints no frame for a while. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    const giveUp = setTimeout(done, document.hidden ? 0 : 300);
    requestAnimationFrame(() => {
      clearTimeout(giveUp);
      setTimeout(done);
    });
  });
