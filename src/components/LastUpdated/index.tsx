import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import PageDate from '../PageDate';

/** When a page was changed, and by whom. Unlike the theme's component, it formats the date without `Intl` (src/components/PageDate). */
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
