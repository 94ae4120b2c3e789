/**
 * Read by `docusaurus write-translations`, which finds the texts of components with Babel. The site itself is compiled with SWC
 * (`future.faster` in src/config/site.ts).
 */
module.exports = {
  presets: [require.resolve('@docusaurus/babel/preset')],
};
