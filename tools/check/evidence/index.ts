import path from 'node:path';
import toPath from 'lodash/toPath';
import {filesBelow} from '../../../src/lib/files';
import {diagnosticAt, inFile, type Problem} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {suggest} from '../../../src/lib/nearest';
import {claimsIn, claimsOfDefects, evidenceFile, evidenceSchema, Places, wrongClaims} from './claims';
import {productFolder} from '../../catalog/folder';
import {lostNames, namesLeft} from './former';
import {misquoted, textsOf} from './messages';
import {knownNames, unknownNames} from './names';
import {checkShape} from '../catalog/shape';
import {parseYaml} from '../manifests/yaml-text';
import type {Site} from '../site';

const DEFECTS = 'src/catalog/defects.yaml';

function fileProblems(site: Site, file: string, places: Places): readonly Problem[] {
  const page = site.pageFiles.find((one) => evidenceFile(one) === file);
  if (page === undefined)
    return inFile(file, diagnosticAt(1, 'no page has this name', 'rename the file like its page'));
  const source = site.read(file);
  const {documents, diagnostics} = parseYaml(source);
  if (diagnostics.length > 0) return inFile(file, diagnostics.slice(0, 1));
  const {value = null, lineOf = () => 1} = documents[0] ?? {};
  const shape = checkShape(evidenceSchema, value).map((flaw) => ({
    line: lineOf(toPath(flaw.path)),
    problem: `${flaw.path}: ${flaw.problem}`,
    fix: 'write a list of path#symbol, or of path#symbol: literal',
  }));
  if (shape.length > 0) return inFile(file, shape);
  const {anchors} = site.outline(page);
  const unknown = Object.keys(isMap(value) ? value : {}).filter((id) => id !== 'page' && !anchors.has(id));
  return [
    ...inFile(
      file,
      unknown.flatMap((id) =>
        diagnosticAt(lineOf([id]), `${page} has no heading \`${id}\``, suggest(id, [...anchors])),
      ),
    ),
    ...wrongClaims(claimsIn(file, source), places),
  ];
}

/** Checks that what pages and known defects rest on is in the product, and that messages and names are spelled as there. */
export function evidenceProblems(site: Site, pages: readonly string[] = site.pageFiles): readonly Problem[] {
  const folder = productFolder(site.root);
  const places = new Places(folder);
  const files = filesBelow(path.join(site.root, 'docs'), '.evidence.yaml').map((file) => `docs/${file}`);
  const texts = textsOf(folder).map(([, text]) => text);
  const known = knownNames(site.root);
  const lost = lostNames(folder);
  const docs = pages.filter((page) => page.startsWith('docs/'));
  const entries = filesBelow(path.join(site.root, 'src/catalog'), '.yaml').map((file) => `src/catalog/${file}`);
  return [
    ...files.flatMap((file) => fileProblems(site, file, places)),
    ...docs.flatMap((page) => inFile(page, unknownNames(site.read(page), known))),
    ...[...docs, ...entries].flatMap((file) => inFile(file, namesLeft(file, site.read(file), lost))),
    ...wrongClaims(claimsOfDefects(site.read(DEFECTS)), places),
    ...docs.flatMap((page) =>
      misquoted(site.read(page), texts).flatMap(({line, text, meant}) =>
        inFile(
          page,
          diagnosticAt(
            line,
            `no source line of the product prints \`${text}\``,
            `write it as in the source: \`${meant}\``,
          ),
        ),
      ),
    ),
  ];
}
