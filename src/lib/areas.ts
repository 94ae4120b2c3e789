/** The areas of the documentation: a sidebar of `sidebars.ts` each, with its label. */
export const areas: Readonly<Record<string, string>> = {
  start: 'Start',
  use: 'Use',
  reference: 'Reference',
  understand: 'Understand',
};
