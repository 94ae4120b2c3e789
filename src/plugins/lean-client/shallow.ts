// Stands in the place of what the menu of phones takes of the theme's helpers: one of them sorts names by the rules of a
// language, for which the browser loads its tables: 12 ms.
import {useMemo} from 'react';

export {ReactContextError} from '@docusaurus/theme-common';

/** The object of the last rendering as long as its values are the same. */
export const useShallowMemoObject = <Value extends object>(value: Value): Value =>
  // oxlint-disable-next-line react/use-memo, react-hooks/exhaustive-deps -- as many values as the object has
  useMemo(() => value, Object.values(value));
