import * as z from 'zod';

const route = z.string().startsWith('/');

/** What can be set about the search of the site. Routes are relative to the base URL. */
const options = z.strictObject({
  /** How many of the sidebar categories that hold a page are indexed with it, from the innermost. */
  indexedParentCategories: z.int().min(0).default(0),
  /** Routes that are not indexed. */
  ignoredRoutes: z.array(route).default([]),
  /** Routes below which pages are about the project rather than its use. Where they answer alike, other pages come first. */
  backgroundRoutes: z.array(route).default([]),
  /** Routes that are offered where nothing is found, with their labels. */
  popularPages: z.array(z.strictObject({label: z.string().trim().min(1), to: route})).default([]),
});

export type SearchOptions = z.input<typeof options>;

/**
 * Completes the options.
 *
 * @throws Error that names the option and what is wrong with it
 */
export function checkedOptions(given: SearchOptions = {}): z.output<typeof options> {
  const {data, error} = options.safeParse(given);
  if (error) throw new Error(`Options of the search (src/config/search.ts):\n${z.prettifyError(error)}`);
  return data;
}
