import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
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
export default function PageDate({date, itemProp}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const at = new Date(date);
  return (
    <time dateTime={at.toISOString()} itemProp={itemProp}>
      {textOf(at, currentLocale)}
    </time>
  );
}
