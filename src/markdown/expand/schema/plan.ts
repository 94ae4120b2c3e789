import type {Page, Written} from '../directive';
import {fieldId} from './anchors';
import type {SchemaDocument} from './model';
import type {Field, Structure} from './types';

/** A path as authors may write it: `[]` adds nothing that the schema does not say. */
export const withoutLists = (path: string): string => path.replace(/\[\]/g, '');

/** Which fields are written out below their field, and which only refer to another place. */
export class Plan {
  private readonly home = new Map<string, string>();

  /**
   * Chooses one place for every structure that several fields share: the one with the shortest path, so that
   * a top-level field is preferred to one inside a container. A structure that holds itself ends there too.
   *
   * @param apart paths, without `[]`, that have a directive of their own on the page
   */
  constructor(
    document: SchemaDocument,
    root: {structure: Structure; path: string},
    private readonly page: Page,
    private readonly apart: ReadonlySet<string>,
  ) {
    const queue: {structure: Structure; path: string}[] = [root];
    for (let next = queue.shift(); next; next = queue.shift()) {
      const {structure, path} = next;
      const known =
        structure.shared !== undefined && (page.written.has(structure.shared) || this.home.has(structure.shared));
      if (known || (path !== root.path && apart.has(withoutLists(path)))) {
        continue;
      }
      if (structure.shared !== undefined) {
        this.home.set(structure.shared, path);
      }
      for (const field of document.fields(structure, path)) {
        if (field.structure) {
          queue.push({structure: field.structure, path: field.path});
        }
      }
    }
  }

  /** Where the fields of a field are described instead, if not below it. */
  elsewhere(field: Field, kind: string): Written | 'apart' | undefined {
    const shared = field.structure?.shared;
    if (this.apart.has(withoutLists(field.path))) {
      return 'apart';
    }
    if (shared === undefined) {
      return undefined;
    }
    const home = this.home.get(shared);
    if (home === field.path) {
      return undefined;
    }
    return home === undefined ? this.page.written.get(shared) : {label: home, id: fieldId(kind, home, this.page)};
  }

  /** Tells later directives of the page what this one has written out. */
  remember(kind: string): void {
    for (const [shared, path] of this.home) {
      this.page.written.set(shared, {label: path, id: fieldId(kind, path, this.page)});
    }
  }
}
