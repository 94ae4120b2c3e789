import {escapeText} from '../../text/escape';

/** Runs on every redirect page: keeps the query and the fragment, which a refresh would drop. */
export const redirectScript =
  'location.replace(document.querySelector("link[rel=canonical]").dataset.path+location.search+location.hash)';

/**
 * A page that leads to another one on any static host, with and without JavaScript.
 *
 * @param to path of the target with base URL
 */
export function redirectPage(to: string, siteUrl: string): string {
  const path = escapeText(to);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>',
    '<meta name="robots" content="noindex"><meta name="viewport" content="width=device-width">',
    `<link rel="canonical" href="${escapeText(siteUrl)}${path}" data-path="${path}">`,
    `<script>${redirectScript}</script><noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>`,
    `</head><body><main><h1>This page has moved</h1><p><a href="${path}">${path}</a></p></main></body></html>\n`,
  ].join('\n');
}
