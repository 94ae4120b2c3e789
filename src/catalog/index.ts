/**
 * All facts of the site, for the build, tools and tests. Browser code imports `catalog/product` instead, because the catalog
 * reads files.
 */
export type * from './types';
export {KNOWN_RELEASES} from './changes';
export {CHART_REGISTRY, PRODUCT_RELEASE} from './product';
export {defects} from './defects';
export {removedScanners, scannerById, scanners} from './scanners';
export {hooks} from './hooks';
export {demoTargets} from './demo-targets';
export {chartByName, chartRelease, charts, commonValues, familyOf, sharedValues, typeOf, valuesOf} from './charts';
export {shippedImages} from './images';
export {customResources} from './crds';
export {globalFlags, scbctl} from './scbctl';
