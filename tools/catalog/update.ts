import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {parseDocument} from 'yaml';
import type {CustomResource} from '../../src/catalog';
import type {Difference, SchemaEdit} from './difference';
import {rewritten} from './rewrite';
import {applyToSchema, schemaFile} from './schemas';

/** What an update writes, and what is left to a person. */
export interface Plan {
  /** Files of the catalog as they become, by path from the root. */
  readonly texts: ReadonlyMap<string, string>;
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
      const content = parseDocument(this.read(file));
      if (!applyToSchema(content, schema)) return false;
      this.texts.set(file, content.toString({lineWidth: 0}));
      return true;
    });
  }
}

type Kinds = readonly Pick<CustomResource, 'kind'>[];

/** The kind that has the same schema here, for the cluster or for a namespace. */
const partnerOf = (about: string): string =>
  about.startsWith('kind Cluster') ? about.replace('Cluster', '') : about.replace('kind ', 'kind Cluster');

/** A schema serves two kinds: what only one of them says otherwise cannot be written for both. */
function isDisputed({about, schema}: Difference, differences: readonly Difference[], kinds: Kinds): boolean {
  const partner = partnerOf(about);
  if (!schema || schema.path[0] === '$defs' || !kinds.some(({kind}) => `kind ${kind}` === partner)) return false;
  const alike = (other: SchemaEdit): boolean => isDeepStrictEqual({...other, file: ''}, {...schema, file: ''});
  return !differences.some(
    (one) => one.about === partner && (one.what === 'a kind' || (one.schema !== undefined && alike(one.schema))),
  );
}

/** What can be rewritten without thinking in the catalog below a root. */
export function planned(root: string, differences: readonly Difference[], kinds: Kinds): Plan {
  const draft = new Draft(root);
  const disputed = new Set(differences.filter((one) => isDisputed(one, differences, kinds)));
  const done = differences.filter((one) => draft.edit(one) || (!disputed.has(one) && draft.schema(one)));
  const release = done.find(({edit}) => edit?.entry === 'PRODUCT_RELEASE');
  // The new release is written on one line; the lines of pages that name the old one are for a person.
  const left = differences
    .filter((one) => !done.includes(one) || one === release)
    .map((one) =>
      disputed.has(one)
        ? {...one, todo: `${one.todo}; ${partnerOf(one.about)} has the same schema here and is defined otherwise`}
        : one,
    );
  return {texts: draft.texts, done, left};
}

/** Rewrites it, and names the files. */
export async function update(root: string, {texts}: Plan): Promise<readonly string[]> {
  for (const [file, text] of texts) {
    const target = path.join(root, file);
    const config = await resolveConfig(target, {editorconfig: false});
    writeFileSync(target, await format(text, {...config, filepath: target}));
  }
  return [...texts.keys()].toSorted();
}
