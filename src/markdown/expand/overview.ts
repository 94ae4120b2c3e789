import sortBy from 'lodash/sortBy';
import type {CustomResource, Scanner} from '../../catalog/types';
import {cascadeMap} from './cascade-map';
import {type Call, type Directives, taking} from './directive';
import {hookCategories, targetKinds, wordsOf} from '../../catalog/schema/vocabulary';
import {scannerLink} from './lookup';
import {blocks, bullets, code, heading, led, sentence, table} from './text';

/** The first clause of a sentence, without text in brackets, for a table cell. */
const firstClause = (text: string): string => text.split(/[;.:,](?=\s|$)| \(/)[0] ?? text;

const isDeprecated = ({deprecation}: Scanner): boolean => deprecation !== undefined;

const linkTo = (call: Call, scanner: Scanner): string =>
  `${scannerLink(call, scanner.id)}${isDeprecated(scanner) ? ' (deprecated)' : ''}`;

/** The columns of `kubectl get` for a kind, and the additional columns of `-o wide`. */
function shownColumns({columns}: CustomResource): string {
  const namesOf = (wide: boolean): string[] =>
    columns.filter((one) => Boolean(one.wide) === wide).map(({name}) => name);
  const more = namesOf(true).join(', ');
  return `\`kubectl get\` shows ${['NAME', ...namesOf(false)].join(', ')}${more && `; with \`-o wide\` also ${more}`}.`;
}

/** Directives that compare all catalog entries. */
export const overviewDirectives: Directives = taking([], {
  'cascade-map': cascadeMap,

  /** One row per scanner with its selection criteria. Details are on its page. */
  'scanners-table': (call) =>
    table(call.catalog.scanners, {
      Scanner: (one) => linkTo(call, one),
      Examines: ({targets}) => targets.map((target) => targetKinds[target].what).join(', '),
      Platforms: ({platforms}) => platforms.map((platform) => code(platform.replace('linux/', ''))).join(', '),
      Privileges: ({privileges}) => (privileges === 'none' ? 'none' : sentence(firstClause(privileges))),
      Version: ({toolVersion}) => toolVersion,
    }),

  /** Scanners by kind of target, with a heading for each kind. */
  'scanners-by-target': (call) =>
    blocks(
      ...wordsOf(targetKinds).map((target) => {
        const fitting = call.catalog.scanners.filter(({targets}) => targets.includes(target));
        return led(
          heading(call, targetKinds[target].have),
          bullets(sortBy(fitting, isDeprecated).map((one) => `${linkTo(call, one)}: ${sentence(one.summary)}`)),
        );
      }),
    ),

  /** One table of hooks per category. */
  'hooks-table': (call) =>
    blocks(
      ...wordsOf(hookCategories).map((category) => {
        const hooks = call.catalog.hooks.filter((hook) => hook.category === category);
        const rows = table(hooks, {
          Hook: ({id, title, state}) =>
            `[${title}](/docs/hooks/${id})${state === 'released' ? '' : ' (in development)'}`,
          'What it does': ({summary}) => sentence(summary),
          Type: ({hookType}) => (hookType.match(/Read\w+/g) ?? [hookType]).join(' or '),
        });
        return led(heading(call, hookCategories[category].tiles), rows);
      }),
    ),

  /** All custom resource definitions. */
  'crds-table': (call) =>
    table(call.catalog.customResources, {
      Kind: ({kind, page}) => `[${code(kind)}](${page})`,
      Name: ({plural, group}) => code(`${plural}.${group}`),
      Scope: ({scope}) => scope,
      Schema: ({schema}) => `[JSON](pathname:///schemas/${schema})`,
      Meaning: (resource) => `${sentence(resource.purpose)} ${shownColumns(resource)}`,
    }),
});
