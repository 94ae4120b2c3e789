/**
 * Moves the layout into the main chunk. Otherwise, the bundler copies it into the chunk of each page type, and a docs page loads 13 kB (gz)
 * of copies.
 */
import '@theme/Layout';
import '@theme/Heading';
import '@theme/MDXComponents';
