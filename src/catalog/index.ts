/**
 * Everything that the site knows as data, in one place for tools and tests. Code for the browser imports from the folder
 * that it needs (`catalog/hooks`, `catalog/scanners`).
 */
export type * from './types';
export {CHART_REGISTRY, PRODUCT_RELEASE} from './types';
export {scannerById, scanners} from './scanners';
export {hookById, hooks} from './hooks';
export {demoTargetById, demoTargets} from './demo-targets';
export {
  autoDiscoveryCloudAws,
  autoDiscoveryKubernetes,
  chartByName,
  charts,
  chartsByFamily,
  commonDemoTargetValues,
  commonHookValues,
  commonScannerValues,
  commonValuesOf,
  familyOf,
  formerCharts,
  operator,
  scannerChartsWithoutPage,
  typeOf,
  valuesOf,
} from './charts';
export type {ChartFamily, FormerChart} from './charts';
export {chartsWithoutImages, shippedImages} from './images';
export type {ShippedImage} from './images';
export {customResourceByWord, customResources} from './crds';
export {ruleConditions} from './rule-conditions';
export type {FindingPart} from './rule-conditions';
export {globalFlags, scbctl, scbctlCommand} from './scbctl';
export {
  builtInResourceByWord,
  builtInResources,
  findCommand,
  findFlag,
  helmCommands,
  helmGlobalFlags,
  kubectlCommands,
  kubectlGlobalFlags,
} from './kubectl';
export type {BuiltInResource, ToolCommand, ToolFlag} from './kubectl';
