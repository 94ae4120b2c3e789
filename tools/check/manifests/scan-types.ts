import {removedScanners, scanners} from '../../../src/catalog/scanners';
import {suggest} from '../../../src/text/nearest';
import type {PageFacts} from '../fences/collect-facts';

/** Scan types that no chart of the release installs, and why pages can name them. */
const OTHERS: Readonly<Record<string, string>> = {
  'test-scan': 'the dummy scanner of the integration tests',
  'header-check': 'the worked example of how to integrate a scanner',
  typo3scan: 'removed in 5.0.0; it has no page',
};

const known = new Set([...scanners, ...removedScanners].flatMap(({scanTypes}) => scanTypes.map(({name}) => name)));

/**
 * Checks the name of a scan type: a chart installs it, the page defines it, or the page sets `nameAppend`. Returns the fix
 * for a wrong name.
 */
export function scanTypeFix(name: string, page: PageFacts): string | undefined {
  if (known.has(name) || page.scanTypes.has(name) || Object.hasOwn(OTHERS, name)) return undefined;
  if (name.includes('{{') || name.includes('$')) return undefined;
  for (const suffix of page.scanTypeSuffixes) {
    if (name.endsWith(suffix) && known.has(name.slice(0, -suffix.length))) return undefined;
  }
  const base = [...known].filter((type) => name.startsWith(`${type}-`)).toSorted((a, b) => b.length - a.length)[0];
  if (base !== undefined) return `show how \`scanner.nameAppend\` makes it from \`${base}\`, or use \`${base}\``;
  return suggest(name, [...known], 'a scan type of a chart, or show its ScanType on the page');
}
