import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The languages that code blocks highlight beyond the framework's own (SPEC §2). Highlighting itself happens in
 * src/markdown/code, which knows these and what the content needs besides; the colours are in src/css/code.css, so that
 * the theme that would travel to the client stays empty.
 */
export const prism = {
  additionalLanguages: ['python', 'java', 'rust', 'yaml', 'go', 'bash', 'diff', 'json', 'javascript', 'makefile'],
  theme: {plain: {}, styles: []},
} satisfies ThemeConfig['prism'];
