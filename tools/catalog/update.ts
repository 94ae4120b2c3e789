import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import type {Difference} from './difference';
import {rewritten} from './rewrite';
import {applyToSchema, schemaFile} from './schemas';

/** What an update did, and what is left to a person. */
export interface Update {
  readonly files: readonly string[];
  readonly done: readonly Difference[];
  readonly left: readonly Difference[];
}

/** Files of the catalog as they become, by path from the root. */
class Draft {
  readonly texts = new Map<string, string>();
  constructor(private readonly root: string) {}

  exists = (file: string): boolean => this.texts.has(file) || existsSync(path.join(this.root, file));
  read = (file: string): string => this.texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');

  edit({edit}: Difference): boolean {
    if (!edit || !this.exists(edit.file)) return false;
    const text = rewritten(this.read(edit.file), edit);
    if (text !== undefined) this.texts.set(edit.file, text);
    return text !== undefined;
  }

  schema({schema}: Difference): boolean {
    if (!schema) return false;
    return schemaFile(schema, this.exists).some((file) => {
      const content = JSON.parse(this.read(file)) as {[key: string]: unknown};
      if (!applyToSchema(content, schema)) return false;
      this.texts.set(file, JSON.stringify(content, null, 2));
      return true;
    });
  }
}

/** The address of a schema names the release. */
function renameSchemas(root: string, draft: Draft, before: string, after: string): void {
  const folder = 'src/catalog/crds';
  for (const name of readdirSync(path.join(root, folder)).filter((one) => one.endsWith('.schema.json'))) {
    const file = `${folder}/${name}`;
    draft.texts.set(file, draft.read(file).replace(`/schemas/${before}/`, `/schemas/${after}/`));
  }
}

/**
 * Rewrites what is mechanical in the catalog below a root.
 *
 * @param differences what the product says otherwise
 */
export async function update(root: string, differences: readonly Difference[]): Promise<Update> {
  const draft = new Draft(root);
  const done = differences.filter((one) => draft.edit(one) || draft.schema(one));
  const release = done.find(({edit}) => edit?.entry === 'PRODUCT_RELEASE');
  if (release?.site !== undefined && release.product !== undefined)
    renameSchemas(root, draft, release.site, release.product);
  for (const [file, text] of draft.texts) {
    const target = path.join(root, file);
    const config = await resolveConfig(target, {editorconfig: false});
    writeFileSync(target, await format(text, {...config, filepath: target}));
  }
  // The new release is written on one line; the lines of pages that name the old one are for a person.
  const left = differences.filter((one) => !done.includes(one) || one === release);
  return {files: [...draft.texts.keys()].toSorted(), done, left};
}
