import {sha256} from '../../src/files/digest';
import {BUILD_INFO, type BuildInfo} from '../../src/hosting/build-info';

/** What a comparison came to. */
export interface Comparison {
  /** The commit of the build, as the site reports it. */
  readonly commit: string | null;
  readonly compared: number;
  /** One line for each file that differs or is missing. */
  readonly problems: readonly string[];
}

/** Rules for the host, which no host serves. */
const unserved = new Set(['_headers', '_redirects']);
const AT_A_TIME = 8;

/** What is wrong with a file of the site; undefined if nothing is. Never rejects. */
async function problemOf(site: string, file: string, digest: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL(file.split('/').map(encodeURIComponent).join('/'), site));
    const found = sha256(new Uint8Array(await response.arrayBuffer()));
    // The not-found page has status 404, so its content is compared.
    return found === digest ? undefined : `${file}: ${response.ok ? 'differs' : `status ${response.status}`}`;
  } catch {
    return `${file}: no answer`;
  }
}

/**
 * Fetches every file of a build from a site and compares their digests. The build provides the list of files:
 * the site's own list is only compared with it, because it proves nothing alone.
 *
 * @param own facts of a build made from the same commit
 */
export async function compareSite(url: string, own: BuildInfo): Promise<Comparison> {
  const site = url.endsWith('/') ? url : `${url}/`;
  const theirs = await fetch(new URL(BUILD_INFO, site))
    .then((response) => response.json() as Promise<BuildInfo>)
    .catch(() => undefined);
  if (theirs?.dated === true && !own.dated) {
    const problem =
      'This build has no dates, the site has: get the whole history (git fetch --unshallow) and build again';
    return {commit: theirs.commit, compared: 0, problems: [problem]};
  }
  const files = Object.entries(own.files).filter(([file]) => !unserved.has(file));
  const problems: string[] = theirs === undefined ? [`${BUILD_INFO}: cannot be read`] : [];
  const extra = Object.keys(theirs?.files ?? {}).filter((file) => !(file in own.files));
  problems.push(...extra.map((file) => `${file}: not in this build`));
  for (let start = 0; start < files.length; start += AT_A_TIME) {
    const batch = files.slice(start, start + AT_A_TIME);
    const found = await Promise.all(batch.map(([file, digest]) => problemOf(site, file, digest)));
    problems.push(...found.filter((problem) => problem !== undefined));
  }
  return {commit: theirs?.commit ?? null, compared: files.length, problems};
}
