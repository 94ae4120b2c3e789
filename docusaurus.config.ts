import site from './src/site/site';
import checked from './tools/site/checked';

/** The parts of the configuration are in src/site. The only plugin outside of src uses the checks of `npm run check`. */
export default {...site, plugins: [...site.plugins, checked]};
