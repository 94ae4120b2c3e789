import type {InlineFinding, InspectedPage} from '../html/inspect';

/** A page of the build: path relative to the output folder, and what was found in it. */
interface BuiltPage extends InspectedPage {
  readonly file: string;
}

const fixes: Readonly<Record<InlineFinding['what'] | 'inline script', string>> = {
  'style element': 'move the rules into a style sheet below src/css or a CSS module',
  'style attribute': 'use a class; for a value that changes, set the property from a client script',
  'event handler': 'add the listener in a component or a client module',
  'javascript: URL': 'use a button with a listener, or a real address',
  'inline script':
    'write it as a pure function that returns a string and inject it with injectHtmlTags of a plugin, or use a client module',
};

const SHOWN = 20;

/**
 * Rejects everything inline that the policy could allow only without a hash.
 *
 * @param accounted the scripts that the site injects on purpose, exactly as in the HTML
 * @throws Error with file, snippet and fix of each problem
 */
export function auditPages(pages: readonly BuiltPage[], accounted: ReadonlySet<string>): void {
  const problems = new Map<string, Set<string>>();
  for (const {file, findings, scripts} of pages) {
    const foreign = scripts.filter((script) => !accounted.has(script));
    for (const {what, snippet} of [
      ...findings,
      ...foreign.map((script) => ({what: 'inline script', snippet: script}) as const),
    ]) {
      const shown = snippet.replaceAll(/\s+/g, ' ').slice(0, 120);
      const problem = `${what}: ${shown}\n    fix: ${fixes[what]}`;
      problems.set(problem, new Set([...(problems.get(problem) ?? []), file]));
    }
  }
  if (problems.size === 0) return;
  const lines = [...problems].slice(0, SHOWN).map(([problem, files]) => {
    const more = files.size > 1 ? ` and ${files.size - 1} more` : '';
    return `  ${[...files][0]}${more}\n    ${problem}`;
  });
  const rest = problems.size > SHOWN ? `\n  … and ${problems.size - SHOWN} more` : '';
  throw new Error(`The content security policy has no place for what these pages contain:\n${lines.join('\n')}${rest}`);
}
