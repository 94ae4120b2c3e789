import type {HtmlTagObject} from '@docusaurus/types';
import {escapeText} from '../../text/escape';

/**
 * The description by which a browser offers the search of the site in its address bar (OpenSearch 1.1).
 *
 * @param site address of the site with a slash at its end
 */
export const openSearch = (title: string, site: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeText(title.slice(0, 16))}</ShortName>
  <Description>${escapeText(`Search the documentation and the blog of ${title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/png">${site}img/favicon-32.png</Image>
  <Url type="text/html" method="get" template="${site}search?q={searchTerms}"/>
</OpenSearchDescription>
`;

/** The link to it for the head of every page. */
export const openSearchLink = (title: string, baseUrl: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel: 'search', type: 'application/opensearchdescription+xml', href: `${baseUrl}opensearch.xml`, title},
});
