import path from 'node:path';
import type {Page} from '../page/pages';

/** Docusaurus serves these as the page of their folder. */
function isFolderIndex(name: string, folder: string): boolean {
  return name === 'index' || name.toLowerCase() === 'readme' || name === path.posix.basename(folder);
}

/** The route at which the site serves a page. Undefined for a post without a slug. */
export function routeOf({file, kind, frontMatter}: Pick<Page, 'file' | 'kind' | 'frontMatter'>): string | undefined {
  const {slug} = frontMatter.values;
  if (kind === 'post') return typeof slug === 'string' ? path.posix.join('/blog', slug) : undefined;
  const plain = file.replace(/\.mdx?$/, '');
  const base = kind === 'page' ? plain.replace(/^src\/pages/, '') : `/${plain}`;
  if (kind === 'doc' && typeof slug === 'string') {
    return slug.startsWith('/') ? path.posix.join('/docs', slug) : path.posix.join(path.posix.dirname(base), slug);
  }
  const [folder, name] = [path.posix.dirname(base), path.posix.basename(base)];
  return isFolderIndex(name, folder) ? folder : base;
}
