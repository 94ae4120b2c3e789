import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {SourceDocument} from './context';

type SidebarItem = LoadedVersion['sidebars'][string][number];

const fileOf = (source: string, siteDir: string) => path.join(siteDir, source.replace(/^@site\//, ''));

/** Ids of the pages of a sidebar item in reading order, each with the label of its outermost group. */
function* placesIn(item: SidebarItem, section?: string): Generator<readonly [id: string, section: string | undefined]> {
  if (item.type === 'doc' || item.type === 'ref') yield [item.id, section];
  if (item.type !== 'category') return;
  const group = section ?? item.label;
  if (item.link?.type === 'doc') yield [item.link.id, group];
  for (const child of item.items) yield* placesIn(child, group);
}

function docsOf(version: LoadedVersion, siteDir: string): SourceDocument[] {
  const items = Object.values(version.sidebars).flat();
  const places = new Map<string, string | undefined>(items.flatMap((item) => [...placesIn(item)]));
  const order = [...places.keys()];
  const position = (id: string) => (places.has(id) ? order.indexOf(id) : order.length);
  return version.docs
    .toSorted((a, b) => position(a.id) - position(b.id) || (a.permalink < b.permalink ? -1 : 1))
    .map((doc) => {
      const section = places.get(doc.id);
      return {
        kind: 'docs' as const,
        // The page of a folder is loaded with a slash at its end, which its route does not have.
        route: doc.permalink.replace(/(.)\/$/, '$1'),
        file: fileOf(doc.source, siteDir),
        title: doc.title,
        description: doc.description,
        unlisted: doc.unlisted,
        ...(section === undefined ? {} : {section}),
      };
    });
}

/**
 * The docs pages (newest version only) in the order of the sidebar, then the posts, newest first.
 *
 * @param allContent what every content plugin loaded, by plugin name and instance id
 */
export function documentsOf(allContent: AllContent, siteDir: string): SourceDocument[] {
  const docs = (allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined)?.loadedVersions ?? [];
  const posts = (allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined)?.blogPosts ?? [];
  return [
    ...docs.filter((version) => version.isLast).flatMap((version) => docsOf(version, siteDir)),
    ...posts.map(({metadata}) => ({
      kind: 'blog' as const,
      route: metadata.permalink,
      file: fileOf(metadata.source, siteDir),
      title: metadata.title,
      description: metadata.description,
      date: metadata.date.toISOString().slice(0, 10),
      unlisted: metadata.unlisted,
    })),
  ];
}
