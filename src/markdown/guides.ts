import path from 'node:path';
import once from 'lodash/once';
import {type Guide, guide} from '../catalog/schema/guide';
import {filesBelow} from '../lib/files';
import {readSource} from '../lib/source';
import {frontMatterValues} from './front-matter';

const SITE = path.resolve(__dirname, '../..');

/** A page with `guide` in its front matter. */
export interface GuidePage {
  /** The id of the page in the sidebar, for example `how-tos/aws-eks`. */
  readonly id: string;
  readonly title: string;
  readonly guide: Guide;
  /** Routes of the pages that the guide links to, without anchors. */
  readonly links: readonly string[];
}

/** The valid `guide` in the front matter of a page. The check reports an invalid one. */
export const guideOf = (source: string): Guide | undefined => guide.safeParse(frontMatterValues(source)['guide']).data;

/** All guides of a site, by title. */
export function readGuides(site: string = SITE): readonly GuidePage[] {
  const pages = filesBelow(path.join(site, 'docs/how-tos'), '.md').flatMap((file) => {
    const source = readSource(path.join(site, 'docs/how-tos', file));
    const its = guideOf(source);
    if (!its) return [];
    const links = [...source.matchAll(/\]\((\/docs\/[^)#\s]+)/g)].map(([, route]) => route!);
    const id = `how-tos/${file.replace(/\.md$/, '')}`;
    return [{id, title: String(frontMatterValues(source)['title']), guide: its, links: [...new Set(links)]}];
  });
  return pages.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** The guides of this site. `npm start` reads them once: a new guide appears in lists after a restart. */
export const siteGuides = once(() => readGuides());
