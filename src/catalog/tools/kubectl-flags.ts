/** Groups of flags that many kubectl commands share, in the notation of `flags`. */

/** Where objects come from. */
export const files = 'filename|f= kustomize|k= recursive|R';

/** How objects are printed. */
export const printing = 'allow-missing-template-keys output|o= show-managed-fields template=';

/** What commands take that change objects and print them. */
export const changing = `${printing} dry-run?= field-manager=`;
