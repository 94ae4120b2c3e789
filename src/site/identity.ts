/** Names and addresses that several parts of the site use. */
export const identity = {
  title: 'secureCodeBox',
  tagline: 'Run security scanners on Kubernetes and collect what they find in one format.',
  url: 'https://www.securecodebox.io',
  // An archive of an old release has its own base path: SITE_BASE_URL=/4.16/.
  baseUrl: process.env['SITE_BASE_URL'] ?? '/',
  repository: 'https://github.com/secureCodeBox/secureCodeBox',
  foundation: 'https://owasp.org/www-project-securecodebox/',
  chat: 'https://owasp.org/slack/invite',
  social: 'https://infosec.exchange/@secureCodeBox',
  imprint: 'https://www.iteratec.com/en/legal-notice/',
  dataProtection: 'https://www.iteratec.com/en/data-protection/',
  hosting: 'https://www.netlify.com',
  copyright: 'the secureCodeBox authors',
} as const;

/** The `keywords` meta tag of every page. */
export const keywords =
  'security, scanner, automation, devsecops, vulnerability, pipeline, kubernetes, docker, cloud, opensource, owasp, ' +
  'defectdojo, nmap, nikto, nuclei, typo3, joomla, wordpress';
