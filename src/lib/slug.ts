/** The id of a heading without an explicit id. */
export const headingSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** The name of a reference entry as part of its id. */
export const entrySlug = (name: string): string => name.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-+|-+$/g, '');
