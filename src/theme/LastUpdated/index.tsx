// Differs from the original: the date is formatted without `Intl` (src/components/PageDate), and nothing is
// rendered without a date and a name. A copy, because the original formats the date.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import PageDate from '../../components/PageDate';

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  if (!lastUpdatedAt && !lastUpdatedBy) return null;
  const date = lastUpdatedAt && (
    <Translate
      id="theme.lastUpdated.atDate"
      values={{
        date: (
          <b>
            <PageDate date={lastUpdatedAt} itemProp="dateModified" />
          </b>
        ),
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
