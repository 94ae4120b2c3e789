// Differs from the original: no inline style in the HTML (colours of the configuration are set by script), a named region
// instead of a second banner, and a close button of a size that can be hit.
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

function Bar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {close} = useAnnouncementBar();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const style = bar.current?.style;
    if (announcementBar?.backgroundColor) style?.setProperty('--scb-announcement-bg', announcementBar.backgroundColor);
    if (announcementBar?.textColor) style?.setProperty('--scb-announcement-text', announcementBar.textColor);
  }, [announcementBar]);
  return (
    <section
      ref={bar}
      aria-label={translate({id: 'theme.AnnouncementBar.ariaLabel', message: 'Announcement'})}
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
    >
      <AnnouncementBarContent className={styles.content} />
      {announcementBar?.isCloseable && <AnnouncementBarCloseButton className={styles.close} onClick={close} />}
    </section>
  );
}

export default function AnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  return isActive ? <Bar /> : null;
}
