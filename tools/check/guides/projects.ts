import type {Diagnostic} from '../../../src/lib/diagnostic';
import {literal} from '../../../src/lib/literal';
import {isMap} from '../../../src/lib/map';
import type {YamlDocument} from '../manifests/yaml-text';
import {type GuideFiles, kindOf} from './files';

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
function* refusal(application: YamlDocument, project: YamlDocument): Iterable<Diagnostic> {
  const problem = 'Argo CD refuses the Application: its project does not permit';
  const repository = application.at('source', 'repoURL');
  if (repository !== undefined && !project.list('spec', 'sourceRepos').some((one) => matches(one, repository)))
    yield* application.report(
      ['source', 'repoURL'],
      `${problem} this repoURL`,
      'add it to sourceRepos of the AppProject',
    );
  const {server, name, namespace} = application.map('destination');
  const isPermitted = project
    .list('spec', 'destinations')
    .some(
      (one) =>
        isMap(one) &&
        (name === undefined ? matches(one['server'], server) : matches(one['name'], name)) &&
        matches(one['namespace'], namespace),
    );
  const fix = 'set a namespace that the AppProject lists in destinations';
  if (!isPermitted) yield* application.report(['destination'], `${problem} this destination`, fix);
}

/** Reports Applications that an AppProject of the guide does not permit. */
export function checkProjects({manifests}: GuideFiles): Diagnostic[] {
  return manifests.flatMap((manifest) => {
    const path = APPLICATIONS[kindOf(manifest)];
    if (path === undefined) return [];
    const application = manifest.part(...path);
    const project = manifests.find(
      (one) => kindOf(one) === 'AppProject' && one.at('metadata', 'name') === application.at('project'),
    );
    return project ? [...refusal(application, project)] : [];
  });
}
