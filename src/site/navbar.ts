import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity';

/** The navbar: docs and blog on the left; search, repository and foundation on the right. */
export const navbar = {
  title: identity.title,
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  items: [
    {to: 'docs/getting-started/installation', label: 'Docs', position: 'left', activeBaseRegex: '^/docs(/|$)'},
    {to: 'blog', label: 'Blog', position: 'left'},
    {type: 'search', position: 'right'},
    {
      href: identity.repository,
      position: 'right',
      className: 'navbar-icon navbar-icon--repository',
      'aria-label': 'Source code on GitHub',
    },
    {
      href: identity.foundation,
      position: 'right',
      className: 'navbar-icon navbar-icon--foundation',
      'aria-label': 'OWASP project page',
    },
  ],
} satisfies ThemeConfig['navbar'];
