// Differs from the original: the image of the mode that a first visit does not have is `lazy`. Both stand in the page from the
// server, and React preloads every image that is not; a browser does not fetch a lazy one that is hidden.
import type {ReactNode} from 'react';
import {ThemedComponent, useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/ThemedImage';

export default function ThemedImage({sources, className: ofBoth, alt, ...props}: Props): ReactNode {
  const {defaultMode} = useThemeConfig().colorMode;
  return (
    <ThemedComponent {...(ofBoth !== undefined && {className: ofBoth})}>
      {({theme, className}) => (
        <img
          src={sources[theme]}
          alt={alt}
          className={className}
          {...(theme !== defaultMode && {loading: 'lazy' as const})}
          {...props}
        />
      )}
    </ThemedComponent>
  );
}
