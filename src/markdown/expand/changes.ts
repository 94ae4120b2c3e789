import {releases, releaseChanges} from '../../catalog/changes';
import {attribute, type Call, type Directives, taking} from './directive';
import {named} from './lookup';
import {blocks, bullets, capital, led, list, sentence} from './text';

interface Charted {
  readonly id: string;
  readonly chart?: {readonly name: string} | null;
}

/** The link to the page of a scanner or hook, or the name of a demo target. */
function chartName({catalog: {scanners, hooks, demoTargets}}: Call, name: string): string {
  const isNamed = ({id, chart}: Charted): boolean => (chart?.name ?? id) === name;
  const scanner = scanners.find(isNamed);
  if (scanner) return `[${scanner.title}](/docs/scanners/${scanner.id})`;
  const hook = hooks.find(isNamed);
  return hook ? `[${hook.title}](/docs/hooks/${hook.id})` : (demoTargets.find(isNamed)?.title ?? name);
}

/** The version of a tool as its own project writes it: `7.99` for the image tag `7.99-r0`. */
const toolVersion = (tag: string): string => tag.replace(/^v(?=\d)|-r\d+$/g, '');

/** One phrase ends the sentence; several become a list. */
const phrases = (lead: string, all: readonly string[]): string =>
  all.length === 1 ? `${lead}: ${sentence(all[0]!)}.` : led(`${lead}:`, bullets(all.map(sentence).map(capital)));

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
    const {breaks, adds, versions} = releaseChanges(release);
    const tools = Object.entries(versions).map(([name, tag]) => `${chartName(call, name)} ${toolVersion(tag)}`);
    return blocks(
      phrases('No longer available', breaks),
      phrases('New', adds),
      tools.length === 0 ? '' : `Updated tools: ${list(tools)}.`,
    );
  },
});
