import site from './src/config/site';

/** The parts of the configuration are in src/config. */
export default site;
