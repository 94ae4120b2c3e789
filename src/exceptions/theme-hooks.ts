import type {ComponentType} from 'react';
import * as theme from '@docusaurus/theme-common/internal';
import {ownOrStock as chosen} from './own-or-stock';

/** State of the mobile menu, which the theme does not export publicly. */
export const {useNavbarMobileSidebar, useNavbarSecondaryMenu} = theme;

/** The site's version of a part of the theme that uses these hooks, or the original if the theme no longer has them. */
export const ownOrStock = <Props>(own: ComponentType<Props>, stock: ComponentType<Props>): ComponentType<Props> =>
  chosen(own, stock, {useNavbarMobileSidebar, useNavbarSecondaryMenu});
