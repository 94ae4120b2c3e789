/** `/build-info.json`: what a build was made from, by what, and what is in it. */
export interface BuildInfo {
  /** The commit, if it is known. */
  readonly commit: string | null;
  /** True when files had been changed since that commit. */
  readonly modified: boolean;
  /** True when pages have their dates from a whole git history; without one they have none. */
  readonly dated: boolean;
  /** The path below which the build is served. */
  readonly baseUrl: string;
  readonly builder: {readonly node: string; readonly platform: string};
  /** SHA-256 of every other file, by its path in the build. */
  readonly files: Readonly<Record<string, string>>;
}

/** Where the facts lie. */
export const BUILD_INFO = 'build-info.json';
