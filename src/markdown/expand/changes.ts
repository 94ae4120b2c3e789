import {releases, releaseChanges} from '../../catalog/changes';
import {attribute, type Call, type Directives, taking} from './directive';
import {named} from './lookup';
import {bullets, code, led, list, blocks, sentence} from './text';

/** The name by which readers know a chart. */
const titleOf = ({catalog: {scanners, hooks, demoTargets}}: Call, name: string): string =>
  [...scanners, ...hooks, ...demoTargets].find(({id, chart}) => chart?.name === name || id === name)?.title ?? name;

/** What follows from the facts of two releases: removed names, new names and versions of tools. */
export const changeDirectives: Directives = taking(['release'], {
  changes(call) {
    const release = named(
      call,
      attribute(call, 'release'),
      releases,
      (one) => one,
      'there are no changes of the release',
    );
    const {from, breaks, adds, versions} = releaseChanges(release);
    const tools = Object.entries(versions).map(([name, version]) => `${titleOf(call, name)} ${code(version)}`);
    return blocks(
      led(`No longer available since ${from}:`, bullets(breaks.map(sentence))),
      led(`New since ${from}:`, bullets(adds.map(sentence))),
      tools.length === 0 ? '' : `New versions: ${list(tools)}.`,
    );
  },
});
