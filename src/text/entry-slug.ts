/** What the id of an entry of a reference has of its name. The search leaves it out of its files, and makes it again. */
export const entrySlug = (name: string): string => name.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-+|-+$/g, '');
