let isReported = false;

/**
 * Chooses between the site's version of a part of the theme and the original.
 *
 * @param hooks what the site's version needs; undefined for what the theme no longer exports, in which case the build prints a warning
 */
export function ownOrStock<Part>(own: Part, stock: Part, hooks: Readonly<Record<string, unknown>>): Part {
  const missing = Object.keys(hooks).filter((name) => hooks[name] === undefined);
  if (missing.length === 0) return own;
  if (!isReported && typeof document === 'undefined')
    console.warn(`src/exceptions/theme-hooks.ts: the theme has no ${missing.join(', ')}, so its own menu is used.`);
  isReported = true;
  return stock;
}
