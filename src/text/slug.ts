/** The id that a heading gets from its text where it is given no other. */
export const headingSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** What the id of an entry of a reference has of its name. The search leaves it out of its files, and makes it again. */
export const entrySlug = (name: string): string => name.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-+|-+$/g, '');
