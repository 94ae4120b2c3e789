// Differs from the original: a named region instead of a second banner landmark, and no inline style, which the content security policy
// forbids (so `backgroundColor` and `textColor` are not supported). A copy, because both are attributes of its only element.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import OriginalBar from '@theme-original/AnnouncementBar';
import {ownOrStock, useAnnouncementBar} from '../../exceptions/theme-hooks';
import styles from './styles.module.css';

function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) return null;
  return (
    <section
      aria-label={translate({id: 'theme.AnnouncementBar.ariaLabel', message: 'Announcement'})}
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
    >
      <AnnouncementBarContent />
      {announcementBar?.isCloseable && <AnnouncementBarCloseButton className={styles.close} onClick={close} />}
    </section>
  );
}

export default ownOrStock(AnnouncementBar, OriginalBar);
