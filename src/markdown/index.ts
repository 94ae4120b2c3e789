/** The Markdown plugins of the site, in the shape that the content plugins take. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [],
  remarkPlugins: [],
  rehypePlugins: [],
};
