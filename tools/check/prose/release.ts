import {PRODUCT_RELEASE} from '../../../src/catalog';
import type {Flaw} from '../../../src/text/flaw';
import type {Page} from '../page/pages';

/** What stands before a number that is a release of the product: other programs have such numbers, too. */
const RELEASE =
  /(?:\breleases?|\bversion|--version|--branch|securecodebox\/[\w-]+:|\b(?:operator|nmap)-)[ =`"]{0,2}v?((\d+)\.(\d+)\.\d+)(?![.-]?\w)/gi;

/** How far back a number is taken for one that was forgotten; what is older was named on purpose. */
const RECENT = 3;

/** Pages that speak of releases of the past. */
const HISTORY: ReadonlySet<string> = new Set(['docs/getting-started/upgrading.md']);

/** Finds numbers of releases that were right before the last one, or that do not exist yet. */
export function releaseFlaws(page: Page, release: string = PRODUCT_RELEASE): Flaw[] {
  if (page.kind !== 'doc' || HISTORY.has(page.file)) return [];
  const [major = '', minor = ''] = release.split('.');
  return page.source.split('\n').flatMap((text, index) =>
    [...text.matchAll(RELEASE)].flatMap(([, written, itsMajor, itsMinor]) => {
      const age = Number(minor) - Number(itsMinor);
      if (written === release || itsMajor !== major || age > RECENT) return [];
      return [
        {
          line: index + 1,
          problem: `the page says ${written}, the release is ${release}`,
          mend: 'look whether the sentence still holds, then write the release; in text :fact[release] follows by itself',
        },
      ];
    }),
  );
}
