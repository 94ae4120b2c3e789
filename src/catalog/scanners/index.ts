import {readEntries} from '../read';
import type {Scanner} from '../types';

/** Every scanner of the product, by title. */
export const scanners: readonly Scanner[] = readEntries<Scanner, 'id'>('scanners', 'id').toSorted((a, b) =>
  a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1,
);

/**
 * The scanner with this id.
 * @param id Last segment of the route of its page, for example `ssh-audit`.
 * @returns The scanner, or undefined when the product has none of that id.
 */
export function scannerById(id: string): Scanner | undefined {
  return scanners.find((scanner) => scanner.id === id);
}
