// Differs from the original: one row without the grid's columns.
import type {ReactNode} from 'react';
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import {useAsSent} from '../AsSent';

export default function EditMetaRow({className, editUrl, lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  const row = useAsSent(
    <>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {(lastUpdatedAt || lastUpdatedBy) && <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />}
    </>,
  );
  return <div className={`page-meta ${className}`} {...row} />;
}
