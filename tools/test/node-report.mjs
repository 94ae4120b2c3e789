// JavaScript, because Node loads reporters before tsx.

/**
 * Reporter for `node --test`: one line of JSON for each finished test, without suites.
 *
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} source
 */
export default async function* nodeReport(source) {
  for await (const event of source) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const {name, file, details, skip, todo} = event.data;
    if (details.type === 'suite') continue;
    const skipped = skip !== undefined || todo !== undefined;
    const outcome = skipped ? 'skipped' : event.type === 'test:pass' ? 'passed' : 'failed';
    yield `${JSON.stringify({name, file, outcome, seconds: details.duration_ms / 1000})}\n`;
  }
}
