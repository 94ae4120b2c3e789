import {cascadeMap} from './cascade-map';
import {chartValues, commonValues, demoTarget, demoTargets} from './chart';
import {knownDefect, knownDefects} from './defects';
import type {Directive} from './directive';
import {differingValues} from './differing-values';
import {hookAnnotations, hookCard, hookEnvironment, hookInstall, hookRelated, hookSecrets, hookValues} from './hook';
import {images} from './images';
import {crdsTable, hooksTable, scannersByTarget, scannersTable} from './overview';
import {removedNotice} from './removed';
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

type Expand = Directive['expand'];

const plain = (expand: Expand): Directive => ({required: [], optional: [], expand});
const withId = (expand: Expand): Directive => ({required: ['id'], optional: [], expand});
const ofKind = (expand: Expand): Directive => ({required: ['of'], optional: [], expand});

/** Every directive on a line of its own, by the name that authors write, with the attributes that it takes. */
export const directives: Readonly<Record<string, Directive>> = {
  'scanner-card': withId(scannerCard),
  'scanner-install': withId(scannerInstall),
  'scanner-scan-types': withId(scannerScanTypes),
  'scanner-parameters': withId(scannerParameters),
  'scanner-values': withId(scannerValues),
  'scanner-findings': withId(scannerFindings),
  'scanner-rules': withId(scannerRules),
  'scanner-related': withId(scannerRelated),
  removed: withId(removedNotice),
  'known-defect': withId(knownDefect),
  'known-defects': plain(knownDefects),
  'hook-card': withId(hookCard),
  'hook-install': withId(hookInstall),
  'hook-values': withId(hookValues),
  'hook-secrets': withId(hookSecrets),
  'hook-annotations': withId(hookAnnotations),
  'hook-environment': withId(hookEnvironment),
  'hook-related': withId(hookRelated),
  'chart-values': withId(chartValues),
  'common-values': ofKind(commonValues),
  'differing-values': plain(differingValues),
  'demo-target': withId(demoTarget),
  'demo-targets': plain(demoTargets),
  'scanners-table': plain(scannersTable),
  'scanners-by-target': plain(scannersByTarget),
  'hooks-table': plain(hooksTable),
  'cascade-map': plain(cascadeMap),
  'crds-table': plain(crdsTable),
  images: ofKind(images),
  schema: {required: ['kind'], optional: ['path'], expand: schema},
  scbctl: {required: [], optional: ['command'], expand: scbctl},
};
