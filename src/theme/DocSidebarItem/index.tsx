// Wraps the original: after a navigation, only the entries on the path to the old and the new page render again.
import {memo} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem';
import OriginalItem from '@theme-original/DocSidebarItem';

function looksSame({activePath: before, ...props}: Props, {activePath: now, ...next}: Props): boolean {
  const isOther = before !== now && [before, now].some((path) => isActiveSidebarItem(next.item, path));
  const names = Object.keys(next) as (keyof typeof next)[];
  return !isOther && names.every((name) => props[name] === next[name]);
}

export default memo(OriginalItem, looksSame);
