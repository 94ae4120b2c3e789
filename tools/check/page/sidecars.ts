import toPath from 'lodash/toPath';
import * as z from 'zod';
import {diagnosticAt, inFile, type Problem} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {suggest} from '../../../src/lib/nearest';
import {checkShape} from '../catalog/shape';
import {evidenceSchema} from '../evidence/claims';
import {parseYaml} from '../manifests/yaml-text';
import type {Site} from '../site';

/** Files next to a page with data about its sections, by the id of a heading. */
const KINDS = {
  /** How readers ask for a section. */
  asked: {schema: z.record(z.string(), z.array(z.string()).min(1)), others: [] as string[], form: 'a list of phrases'},
  /** What a section rests on in the product; `page` is the text above the first heading. */
  evidence: {schema: evidenceSchema, others: ['page'], form: 'a list of path#symbol, or of path#symbol: literal'},
};

type Kind = keyof typeof KINDS;

export const sidecarOf = (page: string, kind: Kind): string => page.replace(/\.\w+$/, `.${kind}.yaml`);

/** Checks the form of the file next to a page, and that the page has its headings. */
export function checkSidecar(site: Site, page: string, kind: Kind): Problem[] {
  const file = sidecarOf(page, kind);
  if (!site.sidecars.includes(file)) return [];
  const {documents, diagnostics: syntax} = parseYaml(site.read(file));
  const unreadable = [...site.source(file).diagnostics, ...syntax].slice(0, 1);
  if (unreadable.length > 0) return inFile(file, unreadable);
  const {value = null, lineOf = () => 1} = documents[0] ?? {};
  const {schema, others, form} = KINDS[kind];
  const shape = checkShape(schema, value).flatMap(({path, problem}) =>
    diagnosticAt(lineOf(toPath(path)), `${path}: ${problem}`, `write ${form}`),
  );
  if (shape.length > 0) return inFile(file, shape);
  // An unreadable directive might produce any heading.
  if (site.page(page).diagnostics.length > 0) return [];
  const {firstIds} = site.outline(page);
  const ids = Object.keys(isMap(value) ? value : {}).filter((id) => !others.includes(id));
  return inFile(
    file,
    ids.flatMap((id) => {
      const first = firstIds.get(id);
      if (first === id) return [];
      return first === undefined
        ? diagnosticAt(lineOf([id]), `${page} has no heading or entry \`${id}\``, suggest(id, [...firstIds.keys()]))
        : diagnosticAt(lineOf([id]), `\`${id}\` is not the first id of its heading`, `write ${first}`);
    }),
  );
}

/** Reports files that belong to no page. */
export function checkStrays({sidecars, pageFiles}: Site): Problem[] {
  const own = new Set(pageFiles.flatMap((page) => (Object.keys(KINDS) as Kind[]).map((kind) => sidecarOf(page, kind))));
  return sidecars
    .filter((file) => !own.has(file))
    .flatMap((file) => inFile(file, diagnosticAt(1, 'no page has this name', 'rename the file like its page')));
}
