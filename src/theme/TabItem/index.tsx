// Differs from the original: the panel is named by its tab and can be reached by key; a lazy panel that is not shown keeps its
// place, so that its tab does not control nothing.
import {useContext, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {panelId, tabId, TabsId} from '../Tabs/ids';

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const tabs = useContext(TabsId);
  const selected = value === selectedValue;
  return (
    <div
      role="tabpanel"
      id={panelId(tabs, value)}
      aria-labelledby={tabId(tabs, value)}
      tabIndex={0}
      className={className}
      hidden={!selected}
    >
      {(selected || !lazy) && children}
    </div>
  );
}
