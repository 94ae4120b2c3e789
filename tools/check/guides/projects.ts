import {at} from '../../../src/lib/at';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {literal} from '../../../src/lib/literal';
import {isMap} from '../../../src/lib/map';
import type {GuideFile, GuideFiles} from './files';

/** The `spec` of the Applications that a manifest describes. */
const APPLICATIONS: Readonly<Record<string, readonly string[]>> = {
  Application: ['spec'],
  ApplicationSet: ['spec', 'template', 'spec'],
};

/** Whether a text matches a pattern of Argo CD, in which `*` stands for any text. */
function matches(pattern: unknown, text: unknown): boolean {
  const parts = String(pattern ?? '')
    .split('*')
    .map(literal);
  return new RegExp(`^${parts.join('.*')}$`).test(String(text ?? ''));
}

/** Why Argo CD refuses an Application, by the field that its project does not permit. */
function refusal({document}: GuideFile, path: readonly string[], project: GuideFile): Diagnostic[] {
  const listed = (field: string): readonly unknown[] => {
    const value = at(project.document.value, ['spec', field]);
    return Array.isArray(value) ? value : [];
  };
  const repository = at(document.value, [...path, 'source', 'repoURL']);
  const destination = at(document.value, [...path, 'destination']);
  const {server, name, namespace} = isMap(destination) ? destination : {};
  const isDestination = (one: unknown): boolean =>
    isMap(one) &&
    (name === undefined ? matches(one['server'], server) : matches(one['name'], name)) &&
    matches(one['namespace'], namespace);
  const problem = 'Argo CD refuses the Application: its project does not permit';
  return [
    ...(repository === undefined || listed('sourceRepos').some((one) => matches(one, repository))
      ? []
      : diagnosticAt(
          document.lineOf([...path, 'source', 'repoURL']),
          `${problem} this repoURL`,
          'add it to sourceRepos of the AppProject',
        )),
    ...(listed('destinations').some(isDestination)
      ? []
      : diagnosticAt(
          document.lineOf([...path, 'destination']),
          `${problem} this destination`,
          'set a namespace that the AppProject lists in destinations',
        )),
  ];
}

/** Reports Applications that an AppProject of the guide does not permit. */
export function checkProjects({manifests}: GuideFiles): Diagnostic[] {
  return manifests.flatMap((file) => {
    const path = APPLICATIONS[file.kind ?? ''];
    const wanted = path && at(file.document.value, [...path, 'project']);
    const project = manifests.find(
      (one) => one.kind === 'AppProject' && at(one.document.value, ['metadata', 'name']) === wanted,
    );
    return path && project ? refusal(file, path, project) : [];
  });
}
