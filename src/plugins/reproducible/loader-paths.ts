/** A request on its way to the resolver of the bundler. */
export interface Request {
  request: string;
}

/** Requests that name the file loader by its absolute path in a query, as Docusaurus writes them for images. */
export const requestWithPath = /[?&]fallback=[^&!]*\bfile-loader\b/;

/**
 * Names the loader by its package. The bundler makes the path of a request relative before it derives the id of the
 * module from it, but it does not look into the query.
 *
 * @param resource the request, changed in place
 */
export function withoutLoaderPath(resource: Request): void {
  resource.request = resource.request.replaceAll(/([?&]fallback=)[^&!]*\bfile-loader\b[^&!]*/g, '$1file-loader');
}
