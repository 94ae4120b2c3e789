/**
 * Puts what every page shows into the main chunk. Otherwise the bundler copies it into the chunk of each kind of page, and a page of
 * the documentation, which is made of several of them, loads 13 kB (gz) of copies.
 */
import '@theme/Layout';
import '@theme/Heading';
import '@theme/MDXComponents';
