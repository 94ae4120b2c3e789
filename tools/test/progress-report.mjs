import {inspect} from 'node:util';

/** Totals of the runner, which are also in our summary. */
const totals = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) \d/;

/**
 * Reporter for `node --test`: a dot for each passed test, an s for each skipped one, diagnostics, and the name, place and error of each
 * failed test.
 *
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} source
 */
export default async function* progressReport(source) {
  for await (const event of source) {
    if (event.type === 'test:pass' && event.data.details.type !== 'suite')
      yield event.data.skip === undefined ? '.' : 's';
    if (event.type === 'test:diagnostic' && !totals.test(event.data.message)) yield `\n${event.data.message}`;
    if (event.type !== 'test:fail') continue;
    const {name, file, line, details} = event.data;
    const error = details.error.cause ?? details.error;
    yield `\nFAILED ${name}\n  ${file ?? ''}${line === undefined ? '' : `:${line}`}\n${inspect(error)}\n`;
  }
  yield '\n';
}
