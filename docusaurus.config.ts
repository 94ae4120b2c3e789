import site from './src/site/site';

/** The parts of the configuration are in src/site. */
export default site;
