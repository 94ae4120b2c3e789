import {chart} from '../../../src/catalog-schema/chart';
import {demoTarget} from '../../../src/catalog-schema/demo-target';
import {hook} from '../../../src/catalog-schema/hook';
import {writtenScanner} from '../../../src/catalog-schema/scanner';
import {readEntries} from '../../../src/catalog/read';
import type {Problem} from '../../../src/text/flaw';
import {fileOf, located} from './located';
import {shapeFlaws} from './shape';

const FOLDERS = {scanners: writtenScanner, hooks: hook, 'demo-targets': demoTarget, charts: chart} as const;

/** What is wrong with the form of entries alone: told when it is so wrong that the catalog cannot be put together. */
export const formProblems = (root: string): readonly Problem[] =>
  Object.entries(FOLDERS).flatMap(([folder, schema]) => {
    const key = folder === 'charts' ? 'name' : 'id';
    return readEntries<Readonly<Record<typeof key, string>>, typeof key>(folder, key).flatMap((entry) =>
      located(root, {file: fileOf(`${folder}/${entry[key]}`), flaws: shapeFlaws(schema, entry)}),
    );
  });
