// Differs from the original: tabs and panels name each other, Home and End work as the pattern asks, and what is remembered
// is shown before the page comes to life (src/plugins/inline-scripts), so that it need not be built anew after that.
import {useId, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {TabsId, tabId, panelId} from './ids';
import {neighbour} from '../../components/TabKeys/neighbour';

function TabList({className, id}: {readonly className?: string | undefined; readonly id: string}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function choose(tab: HTMLElement): void {
    const value = tab.dataset.value;
    if (value === undefined || value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const tab = event.currentTarget;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(tab);
      return;
    }
    const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>(':scope > [role=tab]') ?? [])];
    const next = tabs[neighbour(event, tabs.indexOf(tab), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <ul role="tablist" aria-orientation="horizontal" className={clsx('tabs', className)}>
      {tabValues.map(({value, label, attributes}) => {
        const selected = value === selectedValue;
        return (
          <li
            key={value}
            {...attributes}
            role="tab"
            id={tabId(id, value)}
            data-value={value}
            aria-selected={selected}
            aria-controls={panelId(id, value)}
            tabIndex={selected ? 0 : -1}
            className={clsx('tabs__item', attributes?.['className'] as string, selected && 'tabs__item--active')}
            onClick={(event: MouseEvent<HTMLElement>) => choose(event.currentTarget)}
            onKeyDown={onKeyDown}
          >
            {label ?? value}
          </li>
        );
      })}
    </ul>
  );
}

/** The parameter of the address that holds the choice, or undefined. */
function queryOf({queryString, groupId}: Props): string | undefined {
  return typeof queryString === 'string' ? queryString : (queryString && groupId) || undefined;
}

export default function Tabs(props: Props): ReactNode {
  const id = useId();
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <TabsId value={id}>
        <div
          className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}
          data-tabs-group={props.groupId}
          data-tabs-query={queryOf(props)}
        >
          <TabList className={props.className} id={id} />
          <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabsId>
    </TabsProvider>
  );
}
