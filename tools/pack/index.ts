import {readFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import {filesBelow} from '../../src/lib/files';
import {offlineScript} from './offline';
import {packedPage, packedPath} from './page';

/** A file in the archive. Its path has forward slashes. */
export interface Entry {
  readonly path: string;
  readonly content: Buffer;
}

/** Configuration of the host. */
const LEFT_OUT = new Set(['_headers', '_redirects']);

/** The build info without file digests, because the archive contains modified files. */
function origin(text: string): string {
  const {files: _, ...rest} = JSON.parse(text) as Record<string, unknown>;
  return `${JSON.stringify(rest, undefined, 1)}\n`;
}

const readme = (release: string): string => `Documentation and blog of secureCodeBox, release ${release}

With a web server: unpack the archive into the root folder of any static file server, for example
  python3 -m zipfile -e secureCodeBox-docs-${release}.zip docs && python3 -m http.server 8080 --directory docs
and open http://localhost:8080. Everything works offline, including the search. The pages only work at the root of the server.
For another path, change baseUrl in src/site/identity.ts and build the site again.

Without a server: open index.html in a browser. Text, images and links work. The search, the mobile menu, the color mode and
the rule editors do not, because browsers do not load their scripts from a folder. site-map/index.html lists all pages.
`;

const text = (name: string, content: string): Entry => ({path: name, content: Buffer.from(content)});

/** Converts the files of a build to the files of the archive. */
export function packedFiles(build: string, release: string): readonly Entry[] {
  const files = filesBelow(build).filter((file) => !LEFT_OUT.has(file));
  const extensions = files.filter((file) => !file.endsWith('.html')).map((file) => path.posix.extname(file).slice(1));
  const entries = files.map((file): Entry => {
    const content = readFileSync(path.join(build, file));
    const target = packedPath(file);
    if (file === 'build-info.json') return text(target, origin(content.toString()));
    return {
      path: target,
      content: file.endsWith('.html') ? Buffer.from(packedPage(content.toString(), target)) : content,
    };
  });
  return [
    ...entries,
    text('offline.js', offlineScript([...new Set(extensions)].filter((one) => one !== '').toSorted())),
    text('README.txt', readme(release)),
  ];
}

/** A reproducible zip file: sorted entries with a constant date. */
export function archive(entries: readonly Entry[]): Uint8Array {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const files = Object.fromEntries(sorted.map(({path: name, content}) => [name, content]));
  return zipSync(files, {level: 9, mtime: new Date(1980, 0, 1)});
}
