/**
 * Used by `docusaurus write-translations`, which extracts texts from components with Babel. The site itself is compiled with SWC
 * (`future.faster` in src/site/site.ts).
 */
module.exports = {
  presets: [require.resolve('@docusaurus/babel/preset')],
};
