import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Commit, historyOf} from '../../history/history';
import type {SitePage} from '../../inventory/inventory';
import type {AfterBuildContext} from '../context';
import {json, rss} from '../feeds/formats';
import type {FeedItem} from '../feeds/model';
import {escapeText} from '../feeds/text';

/** As many as a reader who looks once a month needs. */
const NEWEST = 100;

const VERBS: Readonly<Record<Commit['files'][number]['change'], string>> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
};

/** One commit as an entry of the feed: its subject, and the pages that it touched. */
function itemOf(commit: Commit, pages: ReadonlyMap<string, SitePage>, url: string): FeedItem | undefined {
  const touched = commit.files.flatMap(({change, file}) => {
    const page = pages.get(file);
    return page && !page.unlisted ? [{verb: VERBS[change], page}] : [];
  });
  const removed = commit.files.filter(({change, file}) => change === 'removed' && /\.mdx?$/.test(file));
  const [first] = touched;
  if (first === undefined) return undefined;
  const lines = [
    ...touched.map(({verb, page}) => `<li>${verb}: <a href="${url}${page.route}">${escapeText(page.title)}</a></li>`),
    ...removed.map(({file}) => `<li>Removed: ${escapeText(file)}</li>`),
  ];
  const more = touched.length > 1 ? ` and ${touched.length - 1} more` : '';
  return {
    // The page is the same for many changes; the part behind # makes the address one of its own.
    address: `${url}${first.page.route}#change-${commit.hash.slice(0, 12)}`,
    title: commit.subject,
    summary: `${first.verb}: ${first.page.title}${more}`,
    html: `<ul>${lines.join('')}</ul>`,
    date: new Date(commit.date),
    authors: [],
    tags: [],
  };
}

/** Writes `changes.xml` and `changes.json`: what changed in which page. Without git history they are empty. */
export async function changes({siteDir, outDir, siteConfig, documents, options}: AfterBuildContext): Promise<void> {
  const {url, baseUrl, favicon} = siteConfig;
  const pages = new Map(documents.filter(({type}) => type === 'docs').map((page) => [page.source, page]));
  const items = (await historyOf(siteDir)).flatMap((commit) => itemOf(commit, pages, url) ?? []).slice(0, NEWEST);
  const feed = {...options.changes, home: `${url}${baseUrl}docs`, icon: `${url}${baseUrl}${favicon ?? ''}`, items};
  for (const [format, name] of [
    [rss, 'changes.xml'],
    [json, 'changes.json'],
  ] as const)
    writeFileSync(path.join(outDir, name), format.render(feed, `${url}${baseUrl}${name}`));
}
