/** A file that a page shows or writes. */
export interface PageFile {
  /** The chart, when the file is a values file. */
  readonly chart?: string;
}

/** What the fences of one page know of each other. */
export interface PageFacts {
  /** By the `title` of fences, and by what commands write. */
  readonly files: ReadonlyMap<string, PageFile>;
  /** Names given to `helm repo add`. */
  readonly helmRepositories: ReadonlySet<string>;
  /** True when a command clones a repository: paths below it are then unknown. */
  readonly clones: boolean;
  /** Functions that scripts of the page define. */
  readonly functions: ReadonlySet<string>;
  /** Values of `nameAppend`, which scan types then end with. */
  readonly scanTypeSuffixes: ReadonlySet<string>;
  /** Names of the ScanType manifests on the page. */
  readonly scanTypes: ReadonlySet<string>;
  /** Labels of the CascadingRule manifests on the page, as `key=value`. */
  readonly ruleLabels: ReadonlySet<string>;
}
