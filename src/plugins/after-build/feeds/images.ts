import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../files/files';
import {sha256} from '../../../files/digest';

/** What an image holds that the bundler put into the page or copied under a name that changes with its content. */
function bytesOf(src: string, outDir: string, baseUrl: string): Buffer | undefined {
  const [, data] = /^data:[^,]*;base64,(.*)$/s.exec(src) ?? [];
  if (data !== undefined) return Buffer.from(data, 'base64');
  if (!src.startsWith(`${baseUrl}assets/`)) return undefined;
  const file = path.join(outDir, decodeURIComponent(src.slice(baseUrl.length)));
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Finds the lasting address of an image in a page: a reader keeps a post for years and shows no `data:` addresses. Images
 * are known again by what they hold among those that lie in `img`, which is served as it is.
 *
 * @returns a function from the `src` of an image to its address with base URL; it throws when a `data:` image is not there
 */
export function lastingImages(outDir: string, baseUrl: string): (src: string) => string {
  const folder = path.join(outDir, 'img');
  const files = filesBelow(folder);
  const known = new Map(
    files.map((file) => [sha256(readFileSync(path.join(folder, file))), `${baseUrl}img/${file}`] as const),
  );
  return (src) => {
    const bytes = bytesOf(src, outDir, baseUrl);
    const address = bytes && known.get(sha256(bytes));
    if (address !== undefined) return encodeURI(address);
    if (!src.startsWith('data:')) return src;
    throw new Error(
      `A feed cannot show the image ${src.slice(0, 60)}… — keep it below static/img and name it as /img/….`,
    );
  };
}
