import {execFile, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {listening} from '../../support/listening';

/** Programs that a wrapper script calls and that this machine lacks. */
export function missingPrograms(programs: readonly string[]): string[] {
  return programs.filter((program) => spawnSync(program, ['--version'], {stdio: 'ignore'}).error !== undefined);
}

/** What a run of a wrapper script came to. */
export interface WrapperRun {
  readonly succeeded: boolean;
  /** The result file; undefined when there is none. */
  readonly result: unknown;
  readonly output: string;
}

/**
 * Runs a wrapper script with a server of our own as its target.
 *
 * @param script its text
 * @param location the result file in it, which is moved to `folder`
 * @param answer how the server answers
 * @param parametersFor the parameters, for the address of the server
 */
export async function runWrapper(
  script: string,
  location: string,
  folder: string,
  answer: (response: ServerResponse) => void,
  parametersFor: (url: string) => readonly string[],
): Promise<WrapperRun> {
  const host = await listening(createServer((_request, response) => answer(response)));
  const resultFile = path.join(folder, 'result.json');
  const scriptFile = path.join(folder, 'wrapper-here.sh');
  writeFileSync(scriptFile, script.replace(location, resultFile));
  writeFileSync(resultFile, 'null');
  try {
    const {stdout} = await promisify(execFile)('sh', [scriptFile, ...parametersFor(host.url)]);
    return {succeeded: true, result: JSON.parse(readFileSync(resultFile, 'utf8')) as unknown, output: stdout};
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return {succeeded: false, result: undefined, output};
  } finally {
    await host.stop();
  }
}
