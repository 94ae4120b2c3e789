/** Something that the sweep found on a route. */
export interface Finding {
  readonly route: string;
  readonly what: 'axe' | 'console' | 'origin' | 'cookie' | 'overflow' | 'shift' | 'page';
  readonly text: string;
}

/** A finding that is right as it is. */
export interface Exception {
  readonly reason: string;
  readonly covers: (finding: Finding) => boolean;
}

/** The path that no page has. */
export const unknownRoute = '/there-is-no-such-page';

/** Everything that the sweep lets pass, with the reason. */
export const exceptions: readonly Exception[] = [
  {
    reason: 'the browser itself reports that the not-found page has status 404, as it should have',
    covers: ({route, what, text}) =>
      route === unknownRoute && what === 'console' && text.includes('the server responded with a status of 404'),
  },
];

/** The findings that no exception covers. */
export const uncovered = (findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => !exceptions.some(({covers}) => covers(finding)));
