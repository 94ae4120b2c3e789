import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity';

/** The badge is a local file, so that pages load nothing from another host. */
const hostingBadge =
  `<a class="footer__badge" href="${identity.hosting}" target="_blank" rel="noopener noreferrer">` +
  `<img src="${identity.baseUrl}img/hosted-by-netlify.svg" alt="Hosted by Netlify (opens in new tab)" width="150" height="36" loading="lazy"></a>`;

/** The footer: documentation, community, and legal links. */
export const footer = {
  style: 'dark',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Installation', to: 'docs/getting-started/installation'},
        {label: 'First scans', to: 'docs/getting-started/first-scans'},
        {label: 'Scanners', to: 'docs/scanners'},
        {label: 'Hooks', to: 'docs/hooks'},
        {label: 'API reference', to: 'docs/api/crds'},
        {label: 'Site map', to: 'site-map'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'GitHub', href: identity.repository},
        {label: 'OWASP Slack', href: identity.chat},
        {label: 'Mastodon', href: identity.social},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Blog', to: 'blog'},
        {label: 'Accessibility', to: 'accessibility'},
        {label: 'Trust and privacy', to: 'trust'},
        {label: 'Imprint', href: identity.imprint},
        {label: 'Data protection', href: identity.dataProtection},
        {html: hostingBadge},
      ],
    },
  ],
  copyright: `© ${identity.copyright}`,
} satisfies ThemeConfig['footer'];
