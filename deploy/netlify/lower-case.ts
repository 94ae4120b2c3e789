import {lowerCasePath} from '../../src/site/hosts/normal-path.ts';

/**
 * A Netlify Edge Function that redirects paths with capital letters, which `_redirects` does not support. Its paths are
 * configured in `netlify.toml`.
 *
 * @returns undefined to serve the requested file
 */
export default function lowerCase(request: Request): Response | undefined {
  const {pathname, search, origin} = new URL(request.url);
  const path = lowerCasePath(pathname);
  return path === undefined ? undefined : Response.redirect(origin + path + search, 301);
}
