import type {Change} from './compare';
import type {Place} from './places';
import type {Shaken, Vanished} from './rests';

const short = (value: string): string => {
  const line = value.replaceAll(/\s+/g, ' ');
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
};

/** `values scanner.env`, or the last steps of a long path. */
export function factOf({path: steps}: Change): string {
  if (steps.length === 0) return 'the whole entry';
  const named = steps.filter(
    (step) => !/^(?:objects|switches|schema|properties|spec|jobTemplate|template|items)$/.test(step),
  );
  const shown = named.length === 0 ? steps : named;
  return shown.length > 4 ? [...shown.slice(0, 1), '…', ...shown.slice(-3)].join(' › ') : shown.join(' › ');
}

/** `docs/x.md:12 #install, 40 #values`, one line for each file. */
function placeLines(places: readonly Place[]): readonly string[] {
  const files = [...new Set(places.map(({file}) => file))];
  return files.map((file) => {
    const own = places.filter((place) => place.file === file);
    return `      ${file}:${own.map(({line, section}) => `${line}${section === '' ? '' : ` #${section}`}`).join(', ')}`;
  });
}

export interface Found {
  readonly change: Change;
  readonly places: readonly Place[];
}

/** Formats the changes, grouped by subject. */
export function printChanges(found: readonly Found[]): string {
  const subjects = [...new Set(found.map(({change}) => change.about))];
  return subjects
    .map((about) => {
      const own = found.filter(({change}) => change.about === about);
      return [
        about,
        ...own.flatMap(({change, places}) => [
          `  ${factOf(change)}: ${short(change.before ?? 'nothing')} → ${short(change.after ?? 'nothing')}`,
          ...placeLines(places),
        ]),
      ].join('\n');
    })
    .join('\n\n');
}

const SAID = {
  changed: 'its code changed',
  gone: 'the place no longer exists',
  fixed: 'the line is gone, so it may be fixed',
} as const;

/** Formats sections and known defects whose evidence changed, with the changed lines. */
export function printShaken(all: readonly Shaken[], linesOf: (file: string) => readonly string[] | undefined): string {
  const places = [...new Set(all.map(({claim}) => claim.place))];
  const blocks = places.map((place) => {
    const own = all.filter(({claim}) => claim.place === place);
    const lines = linesOf(place.split('#')[0] ?? '') ?? [
      '(to see the lines: --from OLD-CHECKOUT, or fetch the tag of the old release)',
    ];
    return [
      place,
      ...own.map(
        ({claim: {file, line, about, literal}, how}) =>
          `  ${about}: ${SAID[how]}${how === 'fixed' ? `: ${literal}` : ''} (${file}:${line})`,
      ),
      ...lines.map((line) => `      ${short(line)}`),
    ].join('\n');
  });
  return all.length === 0 ? '' : ['What sections and known defects rest on:', ...blocks].join('\n');
}

export const printVanished = (all: readonly Vanished[]): string =>
  all.length === 0
    ? ''
    : [
        'Quoted messages that no source line produces any more:',
        ...all.map(({file, line, text}) => `  ${file}:${line}: ${short(text)}`),
      ].join('\n');
