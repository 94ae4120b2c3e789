import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Assembled, WorkedExample} from './worked-example';
import {folderWith, writeAll} from '../../support/folder';

/** What a run of a test file came to. */
export interface Run {
  readonly passed: number;
  readonly output: string;
}

const GLOBALS = pathToFileURL(path.join(__dirname, 'jest-globals.ts')).href;

/** A folder in which a worked example stands as it would in a checkout of the product. */
export class Sandbox {
  readonly root = folderWith();
  private readonly module: string;

  constructor({files}: Assembled, {folder, name}: WorkedExample) {
    this.module = path.join(folder, name);
    writeAll(this.path(''), Object.fromEntries(files));
  }

  /** The path of a file of the module. */
  path(file: string): string {
    return path.join(this.root, this.module, file);
  }

  /**
   * Puts a module of ours in the place of one of the product.
   *
   * @param file path from the root of the checkout
   * @param source file of this folder
   * @param members what it exports, as expressions; `ours` is our module
   */
  replace(file: string, source: string, members: string): void {
    const ours = JSON.stringify(path.join(__dirname, source));
    writeAll(this.root, {[file]: `const ours = require(${ours});\nmodule.exports = ${members};\n`});
  }

  /** Runs a test file written for Jest. Throws with its output when a test fails. */
  runTest(file: string): Run {
    const {NODE_TEST_CONTEXT: _, ...env} = process.env;
    const args = ['--import', 'tsx', '--import', GLOBALS, '--test-reporter=tap', this.path(file)];
    const project = path.resolve(__dirname, '../../..');
    const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: project, env, encoding: 'utf8'});
    const output = stdout + stderr;
    if (status !== 0) throw new Error(`${file} fails:\n${output}`);
    return {passed: Number(/^# pass (\d+)$/m.exec(stdout)?.[1] ?? 0), output};
  }
}
