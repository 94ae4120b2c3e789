import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {sitePages} from '../inventory/inventory';
import type {SourceDocument} from './context';

/** The docs pages (newest version only) in the order of the sidebar, then the posts, newest first. */
export const sourceDocuments = (allContent: AllContent, siteDir: string): SourceDocument[] =>
  sitePages(allContent).flatMap(({type, isMain, source, route, categories, leads, ...page}) => {
    if (type === 'other' || !isMain) return [];
    const section = categories[0] ?? leads;
    return {
      ...page,
      kind: type,
      // The page of a folder is loaded with a slash at its end, which its route does not have.
      route: route.replace(/(.)\/$/, '$1'),
      file: path.join(siteDir, source),
      ...(section !== undefined && {section}),
    };
  });
