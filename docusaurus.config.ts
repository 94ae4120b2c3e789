import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {transformSync} from '@swc/core';
import type {Config} from '@docusaurus/types';

/**
 * The configuration is in `src/config/site.ts`. The framework would translate it, and the plugins with all that they import, with a
 * loader that takes 6 s of a processor on a machine that has not built the site before. SWC, which comes with the framework, takes less
 * than half a second.
 */
const translate = (module: NodeJS.Module, file: string): void => {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {parser: {syntax: 'typescript'}, target: 'es2023'},
    module: {type: 'commonjs'},
  });
  // oxlint-disable-next-line no-underscore-dangle -- the name that Node.js gives it
  (module as NodeJS.Module & {_compile(code: string, file: string): void})._compile(code, file);
};

const load = createRequire(__filename);
// Node.js tells of nothing else for modules that are required.
Object.assign(load.extensions, {'.ts': translate});

export default (load('./src/config/site') as {readonly default: Config}).default;
