import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readSource} from '../../../src/lib/source';
import * as z from 'zod';
import {filesBelow} from '../../../src/lib/files';
import {isMap} from '../../../src/lib/map';
import {diagnosticAt, inFile, type Problem} from '../../../src/lib/diagnostic';
import {distance} from '../../../src/lib/distance';
import {suggest} from '../../../src/lib/nearest';
import {parseYaml} from '../manifests/yaml-text';
import type {Folder} from '../../catalog/folder';
import {produces} from './messages';

/** A place in the product that a section or a known defect rests on. */
export interface Claim {
  /** File and line in which a person wrote it. */
  readonly file: string;
  readonly line: number;
  /** The page and section, or the known defect. */
  readonly about: string;
  /** `path` or `path#symbol` in the product. */
  readonly place: string;
  /** A text that must be at this place. */
  readonly literal?: string;
}

const place = z
  .string()
  .regex(/^[\w.-]+(?:\/[\w.@-]+)*\.?[\w-]*(?:#[\w.[\]-]+)?$/, 'Expected a path such as operator/main.go#main');
const literals = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

/** A file next to a page: what each section rests on, by the id of its heading; `page` for the text above the first heading. */
export const evidenceSchema = z.record(z.string(), z.array(z.union([place, z.record(place, literals)])).min(1));

type Written = z.output<typeof evidenceSchema>;

/** The claims in the text of an evidence file. The schema is checked elsewhere. */
export function claimsIn(file: string, source: string): readonly Claim[] {
  const [document] = parseYaml(source).documents;
  if (!isMap(document?.value)) return [];
  const page = file.replace('.evidence.yaml', '');
  return Object.entries(document.value as Written).flatMap(([section, places]) =>
    (Array.isArray(places) ? places : []).flatMap((one, index): readonly Claim[] => {
      const claim = {file, line: document.lineOf([section, index]), about: `${page}#${section}`};
      if (typeof one === 'string') return [{...claim, place: one}];
      return Object.entries(one).flatMap(([at, said]) =>
        [said].flat().map((literal) => ({...claim, place: at, literal})),
      );
    }),
  );
}

export const DEFECTS = 'src/catalog/defects.yaml';

/** What the known defects rest on. */
export function claimsOfDefects(source: string): readonly Claim[] {
  const [document] = parseYaml(source).documents;
  const all = (document?.value ?? []) as readonly {
    readonly id: string;
    readonly evidence?: Readonly<Record<string, string>>;
  }[];
  return all.flatMap(({id, evidence = {}}, index) =>
    Object.entries(evidence).map(([at, literal]) => {
      const line = document!.lineOf([index, 'evidence', at]);
      return {file: DEFECTS, line, about: `known defect ${id}`, place: at, literal};
    }),
  );
}

/** All claims of the site. */
export const readClaims = (root: string): readonly Claim[] => [
  ...filesBelow(path.join(root, 'docs'), '.evidence.yaml').flatMap((file) =>
    claimsIn(`docs/${file}`, readSource(path.join(root, 'docs', file))),
  ),
  ...claimsOfDefects(readSource(path.join(root, DEFECTS))),
];

const splitPlace = (at: string): readonly [file: string, symbol: string] => {
  const [file = '', symbol = ''] = at.split('#');
  return [file, symbol];
};

/** What the files of a folder contain, in one record. */
const contentsOf = <Content>(folder: Folder, part: string): Readonly<Record<string, Content>> =>
  Object.assign({}, ...Object.entries(folder).flatMap(([file, content]) => (file.startsWith(part) ? [content] : [])));

/** The imported facts by which a place is found and compared. */
export class Places {
  private readonly symbols: Readonly<Record<string, Readonly<Record<string, string>>>>;
  private readonly values: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  private readonly texts: readonly (readonly [place: string, texts: readonly string[]])[];
  private readonly proofs: ReadonlySet<string>;

  constructor(folder: Folder) {
    this.symbols = contentsOf(folder, 'symbols/');
    this.texts = Object.entries(contentsOf<readonly string[]>(folder, 'messages/'));
    const charts = Object.entries(folder).filter(([file]) => file.startsWith('charts/'));
    this.values = Object.fromEntries(
      (charts as [string, {folder: string; values: Record<string, unknown>}][]).map(([, chart]) => [
        `${chart.folder}/values.yaml`,
        chart.values,
      ]),
    );
    this.proofs = new Set((folder['proofs.json'] as readonly string[] | undefined) ?? []);
  }

  /** The full name of a symbol, of which the name of its type can be left out. */
  symbol(file: string, name: string): string | undefined {
    const names = Object.keys(this.symbols[file] ?? {});
    if (names.includes(name)) return name;
    const methods = names.filter((one) => one.endsWith(`.${name}`));
    return methods.length === 1 ? methods[0] : undefined;
  }

  /** What is compared between two releases: a digest or the values; undefined if there is no such place. */
  digest(at: string): string | undefined {
    const [file, name] = splitPlace(at);
    const values = this.values[file];
    if (values !== undefined && name !== '') {
      const below = Object.entries(values).filter(([key]) => key === name || key.startsWith(`${name}.`));
      return below.length === 0 ? undefined : JSON.stringify(below);
    }
    const symbol = this.symbol(file, name);
    return symbol === undefined ? undefined : this.symbols[file]?.[symbol];
  }

  has(at: string, literal: string): boolean {
    const [file, name] = splitPlace(at);
    const symbol = this.symbol(file, name) ?? '';
    const isHere = (one: string): boolean =>
      symbol === '' ? one === file || one.startsWith(`${file}#`) : one === `${file}#${symbol}`;
    return (
      this.proofs.has(`${at}: ${literal}`) ||
      this.texts.some(([one, texts]) => isHere(one) && texts.some((text) => produces(text, literal)))
    );
  }

  /** Why a place is wrong, if it is. */
  flaw({place: at, literal, about}: Claim): readonly [problem: string, fix: string] | undefined {
    const [file, name] = splitPlace(at);
    if (!this.symbols[file]) {
      const near = Object.keys(this.symbols).find((one) => one !== '' && distance(one, file) <= 3);
      const fix =
        near === undefined ? 'remove the line, or name the file that decides it now' : `did you mean \`${near}\`?`;
      return [`the product has no file ${file}`, fix];
    }
    if (this.digest(at) === undefined) {
      const names = Object.keys(this.values[file] ?? this.symbols[file]).filter((one) => one !== '');
      return [
        `${file} has no symbol \`${name}\``,
        suggest(name, names, `one of the ${names.length} names in symbols of the import`),
      ];
    }
    if (literal === undefined || this.has(at, literal)) return undefined;
    return [
      `${at} has no line with \`${literal}\``,
      about.startsWith('known defect')
        ? 'if the defect is fixed, remove it and its directives; otherwise copy the line as it is now and import again'
        : 'copy it from the source, then run npm run catalog -- import DIR, which looks for it',
    ];
  }
}

/** Claims with a missing file, symbol or literal. */
export const wrongClaims = (claims: readonly Claim[], places: Places): readonly Problem[] =>
  claims.flatMap((claim) => {
    const flaw = places.flaw(claim);
    return flaw ? inFile(claim.file, diagnosticAt(claim.line, ...flaw)) : [];
  });

/** The literals of claims that the files of a checkout have, for `proofs.json`. */
export const provenIn = (claims: readonly Claim[], checkout: string): readonly string[] => {
  const found = claims.flatMap(({place: at, literal}) => {
    const file = path.join(checkout, splitPlace(at)[0]);
    if (literal === undefined || !existsSync(file)) return [];
    const source = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
    return source.includes(literal.replaceAll(/\s+/g, ' ')) ? [`${at}: ${literal}`] : [];
  });
  return [...new Set(found)].toSorted();
};
