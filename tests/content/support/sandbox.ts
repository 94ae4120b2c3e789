import {spawnSync} from 'node:child_process';
import path from 'node:path';
import once from 'lodash/once';
import {programPath} from '../../../tools/test/programs';
import type {Assembled, WorkedExample} from './worked-example';
import {folderWith, writeAll} from '../../support/folder';

/** The result of a test file. */
export interface Run {
  readonly passed: number;
  readonly output: string;
}

const bun = once(() => programPath('bun'));

/** A folder with the files of a worked example, at their paths in a checkout of secureCodeBox. */
export class Sandbox {
  readonly root = folderWith();
  private readonly module: string;

  constructor({files}: Assembled, {folder, name}: WorkedExample) {
    this.module = path.join(folder, name);
    writeAll(this.path(''), Object.fromEntries(files));
  }

  /** The absolute path of a file of the example. */
  path(file: string): string {
    return path.join(this.root, this.module, file);
  }

  /**
   * Replaces a module of secureCodeBox with an ES module that uses one of this folder.
   *
   * @param file path from the root of the checkout
   * @param code imports and exports; `ours` is the module of this folder
   * @param source file in this folder
   */
  replace(file: string, code: string, source = 'product.ts'): void {
    const ours = JSON.stringify(path.join(__dirname, source));
    writeAll(this.root, {[file]: `import * as ours from ${ours};\n${code}\n`});
  }

  /**
   * Runs a test file with Bun, like the tasks of secureCodeBox.
   *
   * @throws Error with the output of a failed test
   */
  runTest(file: string): Run {
    const {status, stdout, stderr} = spawnSync(bun(), ['test', `./${file}`], {cwd: this.path(''), encoding: 'utf8'});
    const output = stdout + stderr;
    if (status !== 0) throw new Error(`${file} fails:\n${output}`);
    return {passed: Number(/^ *(\d+) pass$/m.exec(output)?.[1] ?? 0), output};
  }
}
