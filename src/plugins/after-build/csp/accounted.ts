import {getHtmlMinifier} from '@docusaurus/bundler';
import {inspectHtml} from '../html/inspect';
import type {InjectedTags} from '../context';

/**
 * The inline scripts that plugins inject into every page, as they read after minification. Only these are the
 * site's own; a script that comes from the text of a page is not among them.
 */
export async function injectedScripts(tags: InjectedTags, minifier: 'swc' | 'terser'): Promise<Set<string>> {
  const {minify} = await getHtmlMinifier({type: minifier});
  const page = `<!doctype html><html><head><title>t</title>${tags.headTags}</head><body>${tags.preBodyTags}<main></main>${tags.postBodyTags}</body></html>`;
  return new Set(inspectHtml((await minify(page)).code).scripts);
}
