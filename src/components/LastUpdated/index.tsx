import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

interface DateProps {
  /** An ISO 8601 date, or milliseconds since 1970. */
  readonly date: string | number;
  readonly itemProp?: string;
}

/** A date in UTC such as `Nov 28, 2026`, in the language of the site. */
function textOf(date: Date, locale: string): string {
  if (!locale.startsWith('en')) return date.toLocaleDateString(locale, {dateStyle: 'medium', timeZone: 'UTC'});
  // The same as above, without the language data that the browser loads for it: a quarter of the work of hydrating a page.
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}

/** A date as a `time` element. */
export function PageDate({date, itemProp}: DateProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const at = new Date(date);
  return (
    <time dateTime={at.toISOString()} itemProp={itemProp}>
      {textOf(at, currentLocale)}
    </time>
  );
}

/** When a page was changed, and by whom. Unlike in the theme's component, `Intl` does not format the date. */
export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  if (!lastUpdatedAt && !lastUpdatedBy) return null;
  const date = lastUpdatedAt && (
    <Translate
      id="theme.lastUpdated.atDate"
      values={{
        date: <PageDate date={lastUpdatedAt} itemProp="dateModified" />,
      }}
    >
      {' on {date}'}
    </Translate>
  );
  const user = lastUpdatedBy && (
    <Translate id="theme.lastUpdated.byUser" values={{user: <b>{lastUpdatedBy}</b>}}>
      {' by {user}'}
    </Translate>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{atDate: date || '', byUser: user || ''}}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
