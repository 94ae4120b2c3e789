import path from 'node:path';

/** Where suites leave what they measured for `trust.json`, as `<part>/<name>.json`. */
export const MEASURED = path.resolve(__dirname, '../../test-results/measured');

/** The parts of the report that suites fill, each with a list of their own. */
export type MeasuredPart = 'policies' | 'hostile' | 'budgets' | 'pages';
