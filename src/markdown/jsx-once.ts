import type {Program} from 'estree';
import {program} from './code/jsx';

const RUNTIME = 'react/jsx-runtime';

/**
 * Recma plugin: a page takes the functions that make its elements from their module once. It calls them some hundred times, and
 * the bundler remembers each place in which an imported name stands, in memory and in its cache.
 */
export function jsxOnce() {
  return ({body}: Program): void => {
    const at = body.findIndex((node) => node.type === 'ImportDeclaration' && node.source.value === RUNTIME);
    const found = body[at];
    if (found?.type !== 'ImportDeclaration') return;
    const names = found.specifiers.flatMap((name) =>
      name.type === 'ImportSpecifier' && name.imported.type === 'Identifier'
        ? `${name.imported.name}: ${name.local.name}`
        : [],
    );
    body.splice(at, 1, ...program(`import * as _runtime from '${RUNTIME}'; const {${names.join()}} = _runtime;`).body);
  };
}
