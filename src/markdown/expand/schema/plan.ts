import type {Page, Written} from '../directive';
import {fieldId} from './anchors';
import type {Field, SchemaDocument, Structure} from './model';

/**
 * Chooses one place for every structure that several fields share, and records it for this and later directives of the page: the one with
 * the shortest path, so that top-level fields take precedence over fields of a container. This also ends the recursion in structures that
 * contain themselves.
 */
export function placeStructures(
  document: SchemaDocument,
  root: {readonly structure: Structure; readonly path: string},
  kind: string,
  {written}: Page,
): void {
  const queue = [root];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const {structure, path} = next;
    const {shared} = structure;
    if (shared !== undefined && written.has(shared)) continue;
    if (shared !== undefined) written.set(shared, {label: path, id: fieldId(kind, path)});
    for (const {structure: below, path: place} of document.fields(structure, path)) {
      if (below) queue.push({structure: below, path: place});
    }
  }
}

/** Where the fields of a field are described, if not below it. */
export function elsewhere({structure, path}: Field, {written}: Page): Written | undefined {
  const home = structure?.shared === undefined ? undefined : written.get(structure.shared);
  return home?.label === path ? undefined : home;
}
