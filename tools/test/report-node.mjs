import {inspect} from 'node:util';

/**
 * Reporter for `node --test`: one line of JSON for each finished test, see `results.ts`. JavaScript, because Node loads it before tsx.
 *
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} source
 */
export default async function* reportNode(source) {
  for await (const {type, data} of source) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details.type === 'suite') continue;
    const isSkipped = data.skip !== undefined || data.todo !== undefined;
    const outcome = isSkipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed';
    const error = outcome === 'failed' ? inspect(data.details.error.cause ?? data.details.error) : undefined;
    yield `${JSON.stringify({title: data.name, file: data.file, outcome, error})}\n`;
  }
}
