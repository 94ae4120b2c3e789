import {sha256} from '../../src/lib/digest';
import {BUILD_INFO, type BuildInfo} from '../../src/site/hosts/build-info';

export interface Comparison {
  /** The commit in the build info of the site. */
  readonly commit: string | null;
  readonly compared: number;
  /** One line for each file that differs or is missing. */
  readonly problems: readonly string[];
}

/** Host configuration, which is not served. */
const unserved = new Set(['_headers', '_redirects']);
const AT_A_TIME = 8;

/** The problem with a file of the site, or undefined. Never rejects. */
async function problemOf(site: string, file: string, digest: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL(file.split('/').map(encodeURIComponent).join('/'), site));
    const found = sha256(new Uint8Array(await response.arrayBuffer()));
    // Compares the content even for status 404, which the not-found page has.
    return found === digest ? undefined : `${file}: ${response.ok ? 'differs' : `status ${response.status}`}`;
  } catch {
    return `${file}: no answer`;
  }
}

/**
 * Fetches every file of a build from a site and compares the digests. The list of files comes from the local build, because
 * the list on the site could be manipulated.
 *
 * @param own build info of a local build of the same commit
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
  const {folder} = own.builder;
  if (theirs !== undefined && theirs.builder.folder !== folder) {
    const problem = `This build was made in ${folder}, the site in ${theirs.builder.folder}: build in that folder, because names of files depend on it`;
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
