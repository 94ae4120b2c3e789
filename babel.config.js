// SWC builds the site, and the build says that this file is not needed for it. `npm run docusaurus write-translations`
// reads the texts of the interface from the sources with Babel, and takes its presets from here.
module.exports = {
  presets: ['@docusaurus/babel/preset'],
};
