// Babel does not build the site (SWC does). `docusaurus write-translations` and tools that read JSX still ask for this file.
module.exports = {
  presets: ['@docusaurus/babel/preset'],
};
