import {escapeText} from '../../lib/escape';

/**
 * The script of redirect pages. Keeps the query, which a meta refresh would drop, and the fragment, which takes precedence over the
 * target's.
 */
export const redirectScript = [
  'const to=new URL(document.querySelector("link[rel=canonical]").dataset.path,location)',
  'to.search=location.search',
  'to.hash=location.hash||to.hash',
  'location.replace(to)',
].join(';');

/**
 * A page that redirects on any static host, with and without JavaScript.
 *
 * @param to path of the target with base URL, optionally with a fragment
 */
export function redirectPage(to: string, siteUrl: string): string {
  const path = escapeText(to);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>',
    '<meta name="robots" content="noindex"><meta name="viewport" content="width=device-width">',
    `<link rel="canonical" href="${escapeText(siteUrl + to.replace(/#.*/, ''))}" data-path="${path}">`,
    `<script>${redirectScript}</script><noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>`,
    `</head><body><main><h1>This page has moved</h1><p><a href="${path}">${path}</a></p></main></body></html>\n`,
  ].join('\n');
}
