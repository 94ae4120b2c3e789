import {changeDirectives} from './changes';
import {chartDirectives} from './charts';
import {defectDirectives} from './defects';
import {type Directives, taking} from './directive';
import {guideDirectives} from './guide';
import {hookDirectives} from './hook';
import {overviewDirectives} from './overview';
import {scannerDirectives} from './scanner';
import {scbctl} from './scbctl';
import {schema} from './schema';

/** All block directives by name. */
export const directives: Directives = {
  ...scannerDirectives,
  ...hookDirectives,
  ...chartDirectives,
  ...changeDirectives,
  ...defectDirectives,
  ...overviewDirectives,
  ...guideDirectives,
  ...taking(['kind'], {schema}, ['path']),
  ...taking([], {scbctl}, ['command']),
};
