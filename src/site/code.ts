import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The languages that code blocks highlight in addition to the defaults. Code is highlighted when the site is built
 * (src/markdown/code), with the colors of src/css/code.css, so the Prism theme is empty.
 */
export const prism = {
  additionalLanguages: ['python', 'java', 'rust', 'yaml', 'go', 'bash', 'diff', 'json', 'javascript', 'makefile'],
  theme: {plain: {}, styles: []},
} satisfies ThemeConfig['prism'];
