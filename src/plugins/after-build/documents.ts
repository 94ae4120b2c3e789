import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {SourceDocument} from './context';

const fileOf = (source: string, siteDir: string) => path.join(siteDir, source.replace(/^@site\//, ''));

/**
 * The docs pages (current version only) and posts behind the routes, sorted by route.
 *
 * @param allContent what every content plugin loaded, by plugin name and instance id
 */
export function documentsOf(allContent: AllContent, siteDir: string): SourceDocument[] {
  const docs = (allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined)?.loadedVersions ?? [];
  const posts = (allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined)?.blogPosts ?? [];
  const documents: SourceDocument[] = [
    ...docs
      .filter((version) => version.isLast)
      .flatMap((version) =>
        version.docs.map((doc) => ({
          kind: 'docs' as const,
          route: doc.permalink,
          file: fileOf(doc.source, siteDir),
          title: doc.title,
          description: doc.description,
          unlisted: doc.unlisted,
        })),
      ),
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
  return documents.toSorted((a, b) => (a.route < b.route ? -1 : 1));
}
