import {useEffect, useRef, type ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import Static from '../Static';
import styles from './styles.module.css';

/** Links to the pages of a category. A group that can be collapsed, such as removed scanners, is left out. */
function Items({items, current}: {readonly items: readonly PropSidebarItem[]; readonly current: string}): ReactNode {
  return (
    <ul className="clean-list">
      {items.map((item) => {
        if (item.type === 'link')
          return (
            <li key={item.href}>
              <Link
                to={item.href}
                className={clsx('dropdown__link', item.href === current && 'dropdown__link--active')}
                aria-current={item.href === current ? 'page' : undefined}
              >
                {item.label}
              </Link>
            </li>
          );
        return item.type === 'category' && !item.collapsible ? (
          <li key={item.label}>
            <b className="label">{item.label}</b>
            <Items items={item.items} current={current} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

/** A menu above the title that leads to the other scanners or hooks: a category with `customProps.switcher` in sidebars.ts. */
export default function Switcher({current}: {readonly current: string}): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const category = useSidebarBreadcrumbs()?.find(({customProps}) => customProps?.['switcher']);
  useEffect(() => {
    const close = (event: Event): void => {
      const isInside = details.current?.contains(event.target as Node);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) details.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  if (category?.type !== 'category') return null;
  const label = String(category.customProps?.['switcher']);
  const [first, ...rest] = label.split(' ');
  return (
    <details
      ref={details}
      className={clsx('dropdown dropdown--show dropdown--right', styles.switcher)}
      data-print="none"
    >
      <summary className="button button--outline">
        {first}
        <span className="visually-hidden-on-phones"> {rest.join(' ')}</span>
      </summary>
      <Static as="nav" name="switcher" className={clsx('dropdown__menu', styles.menu)} aria-label={label}>
        <Items items={category.items} current={current} />
      </Static>
    </details>
  );
}
