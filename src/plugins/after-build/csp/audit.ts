import type {InlineFinding} from '../html/inspect';

/** A page of the build. */
export interface BuiltPage {
  /** Its path in the output folder. */
  readonly file: string;
  readonly findings: readonly InlineFinding[];
}

const fixes: Readonly<Record<InlineFinding['what'], string>> = {
  'style element': 'move the rules into a style sheet below src/css or a CSS module',
  'style attribute': 'use a class; for a value that changes, set the property from a client script',
  'event handler': 'add the listener in a component or a client module',
  'javascript: URL': 'use a button with a listener, or a real address',
  'inline script': 'inject it into every page with injectHtmlTags of a plugin, or use a client module',
};

const SHOWN = 20;

const sourcesOf = ({findings}: BuiltPage): Set<string> => new Set(findings.flatMap(({source}) => source ?? []));

/** The inline scripts and `style` attributes that are on all of these pages, because a plugin or the theme injects them. */
export function injectedSources(pages: readonly BuiltPage[]): ReadonlySet<string> {
  const [first, ...others] = pages.map(sourcesOf);
  return new Set([...(first ?? [])].filter((source) => others.every((sources) => sources.has(source))));
}

/**
 * Rejects inline code that has no hash in the policy.
 *
 * @param accounted sources with a hash
 * @throws Error with file, snippet and fix of each problem
 */
export function auditPages(pages: readonly BuiltPage[], accounted: ReadonlySet<string>): void {
  const problems = pages.flatMap(({file, findings}) =>
    findings
      .filter(({source}) => source === undefined || !accounted.has(source))
      .map(({what, snippet}) => {
        const shown = snippet.replaceAll(/\s+/g, ' ').slice(0, 120);
        return `  ${file}\n    ${what}: ${shown}\n    fix: ${fixes[what]}`;
      }),
  );
  if (problems.length === 0) return;
  const more = problems.length > SHOWN ? `\n  … and ${problems.length - SHOWN} more` : '';
  const shown = problems.slice(0, SHOWN).join('\n');
  throw new Error(`The content security policy has no place for what these pages contain:\n${shown}${more}`);
}
