/** `/build-info.json`: the source, environment and files of a build. */
export interface BuildInfo {
  /** The commit, if known. */
  readonly commit: string | null;
  /** Whether files differ from that commit. */
  readonly modified: boolean;
  /** Whether pages have dates, which require the complete git history. */
  readonly dated: boolean;
  /** The base path of the build. */
  readonly baseUrl: string;
  readonly builder: {readonly node: string; readonly platform: string; readonly folder: string};
  /** SHA-256 of every other file, by its path in the build. */
  readonly files: Readonly<Record<string, string>>;
}

/** The path of the file in the build. */
export const BUILD_INFO = 'build-info.json';
