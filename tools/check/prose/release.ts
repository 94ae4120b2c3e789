import {PRODUCT_RELEASE} from '../../../src/catalog';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import type {Page} from '../page/pages';

/** The number of a release. The words before it distinguish it from versions of other programs. */
const NUMBER = /v?((\d+)\.(\d+)\.\d+)(?:(?=\.tgz)|(?![.-]?\w))/;
/** In a command, an image or the name of an archive; chart-versions.ts checks `--version`. */
const IN_CODE = /--branch[ =]|[\w./-]*securecodebox\/[\w-]+:|(?:\b(?:operator|nmap)|\$chart)-/;
/** In a sentence, a table or a snippet, also at the beginning of the next line. "Since release 5.6.0" is history. */
const IN_WORDS =
  /(?<!\b(?:since|until|up to|before|after|from|than)[ \n])(?<!--)\b(?:releases?|version)\b[^\d.;|]{0,24}?/;
const RELEASE = new RegExp(`(?:(?<code>${IN_CODE.source})|${IN_WORDS.source})${NUMBER.source}`, 'gi');

/** How far back a number is taken for one that was forgotten; what is older was named on purpose. */
const RECENT = 3;

/** Pages that describe earlier releases. Their commands are for the current release. */
const HISTORY: ReadonlySet<string> = new Set(['docs/getting-started/upgrading.md']);

/** Finds numbers of releases that were right before the last one, or that do not exist yet. */
export function releaseFlaws(page: Page, release: string = PRODUCT_RELEASE): Flaw[] {
  if (page.kind !== 'doc') return [];
  const [major = '', minor = ''] = release.split('.');
  return [...page.source.matchAll(RELEASE)].flatMap(
    ({0: from, 1: code, 2: written, 3: itsMajor, 4: itsMinor, index}) => {
      const age = Number(minor) - Number(itsMinor);
      if (written === undefined || written === release || itsMajor !== major || age > RECENT) return [];
      if (code === undefined && HISTORY.has(page.file)) return [];
      return flawAt(
        page.source.slice(0, index + from.length).split('\n').length,
        `the page names release ${written}, but the release is ${release}`,
        code === undefined
          ? 'check whether the sentence is still true, then write the release, or :fact[release] in text'
          : `write ${from.replace(written, release)}`,
      );
    },
  );
}
