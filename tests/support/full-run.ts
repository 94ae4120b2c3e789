/**
 * Whether everything runs, as every night: `npm test -- --all`. Without it, a run leaves out what hardly a change breaks and takes
 * minutes. Browser tests of this kind have `@night` in their title.
 */
export const isFullRun = process.env['FULL_RUN'] === 'true';
