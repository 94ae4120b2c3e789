import {type Guide, outcomes} from '../../catalog/schema/guide';
import {wordsOf} from '../../catalog/schema/vocabulary';
import type {GuidePage} from '../guides';
import {type Directives, taking} from './directive';
import {card} from './install';
import {blocks, capital, heading, led, plain, table} from './text';

const linkTo = ({id, title}: GuidePage): string => `[${title}](/docs/${id})`;

/** The facts of a guide, which become the box below its title (src/markdown/fact-header.ts). */
export function guideHead({time, level, needs, result, checked}: Guide): string {
  return card([
    ['Time', time],
    ['Level', capital(level)],
    ['You need', plain(capital(needs.join('; ')))],
    ['You get', plain(capital(result))],
    ...(checked === undefined ? [] : [['Tested', `Not run on a cluster (checked instead: ${plain(checked)})`]]),
  ]);
}

/** Folders with pages that link back to the guides that use them. */
const REFERENCE = /^docs\/(?:api|auto-discovery|hooks|operations|scanners|scbctl)\/.*\.md$/;

/** The last paragraph of a reference page: links to the guides that link to it. */
export function guidesUsing(file: string, guides: readonly GuidePage[]): string {
  if (!REFERENCE.test(file)) return '';
  const route = `/${file.replace(/(?:\/index)?\.md$/, '')}`;
  const using = guides.filter(({links}) => links.includes(route));
  return using.length === 0 ? '' : `Guides that use this page: ${using.map(linkTo).join(', ')}.`;
}

export const guideDirectives: Directives = taking([], {
  /** One table of guides for each outcome. */
  guides: (call) =>
    blocks(
      ...wordsOf(outcomes).map((outcome) => {
        const fitting = call.catalog.guides().filter(({guide}) => guide.outcome === outcome);
        const rows = table(fitting, {
          Guide: linkTo,
          'What you get': ({guide}) => plain(capital(guide.result)),
          Time: ({guide}) => guide.time,
          Level: ({guide}) => capital(guide.level),
        });
        return rows === '' ? '' : led(heading(call, outcomes[outcome]), rows);
      }),
    ),
});
