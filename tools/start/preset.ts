import {createRequire} from 'node:module';

/** The framework translates what it loads, all of the check here: SWC, which `docusaurus.config.ts` sets up, takes 8 s less. */
export default (createRequire(__filename)('./site-preset') as typeof import('./site-preset')).default;
