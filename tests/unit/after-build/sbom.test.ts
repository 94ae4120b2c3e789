import assert from 'node:assert/strict';
import {execSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import uniqBy from 'lodash/uniqBy';
import {sbomOf} from '../../../src/plugins/after-build/steps/sbom';

const ROOT = path.join(__dirname, '../../..');
// Without these npm leaves out what only builds the site where the environment is that of production.
const COMMAND =
  'npm sbom --sbom-format cyclonedx --sbom-type application --package-lock-only --include=dev --include=optional --include=peer';

interface Component {
  readonly 'bom-ref': string;
  readonly properties: readonly {readonly name: string}[];
}

interface Bom {
  readonly metadata: {readonly component: Component};
  readonly components: readonly Component[];
  readonly dependencies: readonly {readonly ref: string; readonly dependsOn: readonly string[]}[];
}

/** What a document says, however npm writes it: version 10 names a package once for each folder, and the folder. */
const said = ({metadata, components, dependencies}: Bom) => ({
  // npm takes the name of the folder for that of the project.
  components: uniqBy([{...metadata.component, name: ''}, ...components], 'bom-ref').map((component) => ({
    ...component,
    properties: component.properties.filter(({name}) => name !== 'cdx:npm:package:path'),
  })),
  dependencies: uniqBy(dependencies, 'ref').map(({ref, dependsOn}) => [ref, [...new Set(dependsOn)].toSorted()]),
});

test('the list of packages says what npm says of the same lockfile', () => {
  const [project, lock] = ['package.json', 'package-lock.json'].map((file) =>
    JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  const npms = execSync(COMMAND, {cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024});
  assert.deepEqual(said(JSON.parse(sbomOf(project, lock.packages))), said(JSON.parse(npms)));
});
