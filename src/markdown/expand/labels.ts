import {hookCategories, scannerCategories, targetKinds, wordsOf} from '../../catalog-schema/vocabulary';
import type {Hook, TargetKind} from '../../catalog/types';

export const SCANNER_CATEGORIES = scannerCategories;

export const HOOK_CATEGORIES: Readonly<Record<Hook['category'], string>> = {
  persistenceProvider: hookCategories.persistenceProvider.does,
  processing: hookCategories.processing.does,
  dataProcessing: hookCategories.dataProcessing.does,
  integration: hookCategories.integration.does,
};

export const TARGETS = targetKinds;
export const TARGET_KINDS = wordsOf(targetKinds);

/** Whether a word of the catalogue is one of the target kinds. */
export const isTargetKind = (word: string): word is TargetKind => Object.hasOwn(targetKinds, word);
