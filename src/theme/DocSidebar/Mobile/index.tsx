// Wraps the original: it renders when the menu opens for the first time. To put the tree of the docs into the menu, the framework sorts
// names with `localeCompare`, for which browsers load language data, a tenth of the blocking time of a page.
import {useState, type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar/Mobile';
import OriginalSidebar from '@theme-original/DocSidebar/Mobile';
import {ownOrStock, useNavbarMobileSidebar} from '../../../exceptions/theme-hooks';

function DocSidebarMobile(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isWanted, setWanted] = useState(false);
  if (shown && !isWanted) setWanted(true);
  return isWanted && <OriginalSidebar {...props} />;
}

export default ownOrStock(DocSidebarMobile, OriginalSidebar);
