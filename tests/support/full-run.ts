/**
 * Whether this is the nightly run, `npm test -- --all`. Other runs skip slow tests that few changes break. Browser tests of this kind have
 * `@night` in their title.
 */
export const isFullRun = process.env['FULL_RUN'] === 'true';
