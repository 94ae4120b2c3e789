import type {Page, Written} from '../directive';
import {fieldId} from './anchors';
import type {Field, SchemaDocument, Structure} from './model';

/** Decides which fields are listed below their parent, and which parents link to another place. */
export class Plan {
  private readonly home = new Map<string, string>();

  /**
   * Chooses one place for every structure that several fields share: the one with the shortest path, so that top-level fields take
   * precedence over fields of a container. This also ends the recursion in structures that contain themselves.
   */
  constructor(
    document: SchemaDocument,
    root: {structure: Structure; path: string},
    private readonly page: Page,
  ) {
    const queue: {structure: Structure; path: string}[] = [root];
    for (let next = queue.shift(); next; next = queue.shift()) {
      const {structure, path} = next;
      const {shared} = structure;
      if (shared !== undefined && (page.written.has(shared) || this.home.has(shared))) continue;
      if (shared !== undefined) this.home.set(shared, path);
      for (const field of document.fields(structure, path)) {
        if (field.structure) queue.push({structure: field.structure, path: field.path});
      }
    }
  }

  /** Where the fields of `field` are described, if not below it. */
  elsewhere(field: Field, kind: string): Written | undefined {
    const shared = field.structure?.shared;
    if (shared === undefined) return undefined;
    const home = this.home.get(shared);
    if (home === field.path) return undefined;
    return home === undefined ? this.page.written.get(shared) : {label: home, id: fieldId(kind, home, this.page)};
  }

  /** Records the described structures for later directives of the page. */
  remember(kind: string): void {
    for (const [shared, path] of this.home) {
      this.page.written.set(shared, {label: path, id: fieldId(kind, path, this.page)});
    }
  }
}
