import {cascadeMap} from './cascade-map';
import {chartValues, commonValues, demoTarget, demoTargets} from './chart';
import type {Directive} from './directive';
import {differingValues} from './differing-values';
import {hookAnnotations, hookCard, hookEnvironment, hookInstall, hookRelated, hookSecrets, hookValues} from './hook';
import {images} from './images';
import {crdsTable, hooksTable, scannersByTarget, scannersTable} from './overview';
import {
  scannerCard,
  scannerInstall,
  scannerParameters,
  scannerRelated,
  scannerScanTypes,
  scannerValues,
} from './scanner';
import {scannerFindings} from './scanner-findings';
import {scannerRules} from './scanner-rules';
import {scbctl} from './scbctl';
import {schema} from './schema';

/** Every directive that stands on a line of its own, by the name that authors write. */
export const directives: Readonly<Record<string, Directive>> = {
  'scanner-card': scannerCard,
  'scanner-install': scannerInstall,
  'scanner-scan-types': scannerScanTypes,
  'scanner-parameters': scannerParameters,
  'scanner-values': scannerValues,
  'scanner-findings': scannerFindings,
  'scanner-rules': scannerRules,
  'scanner-related': scannerRelated,
  'hook-card': hookCard,
  'hook-install': hookInstall,
  'hook-values': hookValues,
  'hook-secrets': hookSecrets,
  'hook-annotations': hookAnnotations,
  'hook-environment': hookEnvironment,
  'hook-related': hookRelated,
  'chart-values': chartValues,
  'common-values': commonValues,
  'differing-values': differingValues,
  'demo-target': demoTarget,
  'demo-targets': demoTargets,
  'scanners-table': scannersTable,
  'scanners-by-target': scannersByTarget,
  'hooks-table': hooksTable,
  'cascade-map': cascadeMap,
  'crds-table': crdsTable,
  images,
  schema,
  scbctl,
};
