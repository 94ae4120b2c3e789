/** The parts of the configuration are in src/site. */
export {default} from './src/site/site';
