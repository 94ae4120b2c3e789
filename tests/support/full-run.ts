/**
 * Whether everything runs, as every night: `npm test -- --all`. Without it, a run leaves out what hardly a change breaks and takes
 * minutes.
 */
export const isFullRun = process.env['FULL_RUN'] === 'true';
