import site from './src/config/site';

/** The site is composed from the parts in src/config. */
export default site;
