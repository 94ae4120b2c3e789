import {lowerCasePath} from '../../src/hosting/normal-path.ts';

/**
 * A Netlify Edge Function for addresses with capital letters, which `_redirects` cannot express. `netlify.toml` says
 * for which paths it runs.
 *
 * @returns undefined to continue with the file that was asked for
 */
export default function lowerCase(request: Request): Response | undefined {
  const {pathname, search, origin} = new URL(request.url);
  const path = lowerCasePath(pathname);
  return path === undefined ? undefined : Response.redirect(origin + path + search, 301);
}
