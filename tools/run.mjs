/** `node tools/run.mjs NAME …`: runs tools/NAME.ts. A slip in the syntax of a source is told like any other mistake. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import 'tsx';

const tools = path.dirname(fileURLToPath(import.meta.url));
const [name = '', ...rest] = process.argv.slice(2);
const tool = path.join(tools, `${name}.ts`);
process.argv = [process.argv[0], tool, ...rest];

try {
  await createRequire(import.meta.url)(tool).default;
} catch (error) {
  const [, file, line, slip] = /^(.+):(\d+):\d+: ERROR: (.+)$/m.exec(String(error.message)) ?? [];
  if (file === undefined) throw error;
  console.error(
    `${path.relative('', file)}:${line}: syntax: ${slip} — correct this line or the one before it; a comma, quote, bracket or blank is often missing`,
  );
  // Nothing could be judged, which the exit code says.
  process.exitCode = 2;
}
