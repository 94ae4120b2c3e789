import type {InlineFinding, InspectedPage} from '../html/inspect';

/** A page of the build with its path in the output folder. */
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
 * Rejects inline styles, event handlers, `javascript:` URLs and unexpected inline scripts.
 *
 * @param accounted the scripts that the site injects, exactly as in the HTML
 * @throws Error with file, snippet and fix of each problem
 */
export function auditPages(pages: readonly BuiltPage[], accounted: ReadonlySet<string>): void {
  const problems = pages.flatMap(({file, findings, scripts}) =>
    [
      ...findings,
      ...scripts
        .filter((script) => !accounted.has(script))
        .map((script) => ({what: 'inline script', snippet: script}) as const),
    ].map(({what, snippet}) => {
      const shown = snippet.replaceAll(/\s+/g, ' ').slice(0, 120);
      return `  ${file}\n    ${what}: ${shown}\n    fix: ${fixes[what]}`;
    }),
  );
  if (problems.length === 0) return;
  const more = problems.length > SHOWN ? `\n  … and ${problems.length - SHOWN} more` : '';
  const shown = problems.slice(0, SHOWN).join('\n');
  throw new Error(`The content security policy has no place for what these pages contain:\n${shown}${more}`);
}
