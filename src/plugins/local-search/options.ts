/** What can be set about the search of the site. */
export interface SearchOptions {
  /** How many of the sidebar categories that hold a page are indexed with it, from the innermost. Default 0. */
  readonly indexedParentCategories?: number;
  /** Routes that are not indexed, relative to the base URL. */
  readonly ignoredRoutes?: readonly string[];
  /**
   * Routes below which pages are about the project rather than its use, relative to the base URL. Where they answer
   * alike, other pages come first.
   */
  readonly backgroundRoutes?: readonly string[];
  /** Routes that are offered where nothing is found, relative to the base URL, with their labels. */
  readonly popularPages?: readonly {readonly label: string; readonly to: string}[];
}

/** The options with their defaults. */
export type CheckedSearchOptions = Required<SearchOptions>;

const where = 'Options of the search (src/config/search.ts)';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRoute = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/');
const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

function checkedCategories(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new Error(`${where}: indexedParentCategories is ${shown(value)}. Write a whole number, 0 or more.`);
}

function checkedRoutes(name: string, value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new Error(`${where}: ${name} is ${shown(value)}. Write a list of routes.`);
  const wrong = value.find((route) => !isRoute(route));
  if (wrong === undefined) return value as readonly string[];
  throw new Error(`${where}: ${name} has ${shown(wrong)}. Write a route that begins with "/".`);
}

function checkedPages(value: unknown): CheckedSearchOptions['popularPages'] {
  if (!Array.isArray(value)) throw new Error(`${where}: popularPages is ${shown(value)}. Write a list of {label, to}.`);
  return value.map((page: unknown) => {
    if (isRecord(page) && typeof page.label === 'string' && page.label.trim() !== '' && isRoute(page.to)) {
      return {label: page.label, to: page.to};
    }
    throw new Error(`${where}: popularPages has ${shown(page)}. Write {label, to} with a route that begins with "/".`);
  });
}

/**
 * Completes the options.
 *
 * @throws Error that names the option, what is wrong with it and what to write
 */
export function checkedOptions(options: unknown = {}): CheckedSearchOptions {
  if (!isRecord(options)) throw new Error(`${where}: ${shown(options)} is not an object.`);
  const known = ['indexedParentCategories', 'ignoredRoutes', 'backgroundRoutes', 'popularPages'];
  const unknown = Object.keys(options).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new Error(`${where}: there is no option "${unknown}". Known are ${known.join(', ')}.`);
  const {indexedParentCategories = 0, ignoredRoutes = [], backgroundRoutes = [], popularPages = []} = options;
  return {
    indexedParentCategories: checkedCategories(indexedParentCategories),
    ignoredRoutes: checkedRoutes('ignoredRoutes', ignoredRoutes),
    backgroundRoutes: checkedRoutes('backgroundRoutes', backgroundRoutes),
    popularPages: checkedPages(popularPages),
  };
}
