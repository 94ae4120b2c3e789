import type {InlineFinding, InspectedPage} from '../html/inspect';

/** A page of the build: path relative to the output folder, and what was found in it. */
export interface BuiltPage extends InspectedPage {
  readonly file: string;
}

/** Something inline that the policy would have to allow blindly, with every page that has it. */
export interface Problem {
  readonly what: InlineFinding['what'] | 'inline script';
  readonly snippet: string;
  readonly files: readonly string[];
}

export interface Audit {
  /** Inline scripts in use that are accounted for. */
  readonly scripts: ReadonlySet<string>;
  /** True when a page shows a `data:` image. */
  readonly dataImages: boolean;
  readonly problems: readonly Problem[];
}

const mends: Readonly<Record<Problem['what'], string>> = {
  'style element': 'move the rules into a style sheet below src/css or a CSS module',
  'style attribute': 'use a class; for a value that changes, set the property from a client script',
  'event handler': 'add the listener in a component or a client module',
  'javascript: URL': 'use a button with a listener, or a real address',
  'inline script':
    'write it as a pure function that returns a string and inject it with injectHtmlTags of a plugin, or use a client module',
};

const shownProblems = 20;

/**
 * Reads the built pages, collects the inline scripts to hash and everything that cannot be hashed.
 *
 * @param accounted the scripts that the site injects on purpose, exactly as they stand in the HTML
 */
export function auditPages(pages: Iterable<BuiltPage>, accounted: ReadonlySet<string>): Audit {
  const scripts = new Set<string>();
  const problems = new Map<string, {what: Problem['what']; snippet: string; files: string[]}>();
  let dataImages = false;
  const report = (file: string, what: Problem['what'], source: string) => {
    const snippet = source.replaceAll(/\s+/g, ' ').slice(0, 120);
    const problem = problems.get(what + snippet) ?? {what, snippet, files: []};
    if (!problem.files.includes(file)) problem.files.push(file);
    problems.set(what + snippet, problem);
  };
  for (const {file, ...page} of pages) {
    dataImages ||= page.dataImages;
    for (const {what, snippet} of page.findings) report(file, what, snippet);
    for (const script of page.scripts) {
      if (accounted.has(script)) scripts.add(script);
      else report(file, 'inline script', script);
    }
  }
  return {scripts, dataImages, problems: [...problems.values()]};
}

/** The message with which the build fails: file, snippet and mend of each problem. */
export function problemReport(problems: readonly Problem[]): string {
  const lines = problems.slice(0, shownProblems).map(({what, snippet, files}) => {
    const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
    return `  ${files[0]}${more}\n    ${what}: ${snippet}\n    mend: ${mends[what]}`;
  });
  const rest = problems.length - shownProblems;
  if (rest > 0) lines.push(`  … and ${rest} more`);
  return `The content security policy has no place for what these pages contain:\n${lines.join('\n')}`;
}
