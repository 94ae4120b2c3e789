import MDXComponents from '@theme/MDXComponents';

/** The components that stand for the elements of Markdown. */
export const useMDXComponents = (): typeof MDXComponents => MDXComponents;
