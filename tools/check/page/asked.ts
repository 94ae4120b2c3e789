import {askedFile} from '../../../src/plugins/local-search/asked';
import {flawAt, inFile, type Problem} from '../../../src/text/flaw';
import {isMap} from '../../../src/text/map';
import {suggest} from '../../../src/text/nearest';
import {shapeFlaws} from '../catalog/shape';
import {parseYaml} from '../manifests/yaml-text';
import type {Site} from '../site';
import {askedSchema} from './front-matter-schema';

/** Checks the file beside a page that says how readers ask for its sections, if there is one. */
export function askedProblems(site: Site, page: string): Problem[] {
  const file = askedFile(page);
  if (!site.askedFiles.includes(file)) return [];
  const {documents, flaws} = parseYaml(site.read(file));
  if (flaws.length > 0) return inFile(file, flaws.slice(0, 1));
  const [document] = documents;
  if (document === undefined)
    return inFile(file, flawAt(1, 'the file is empty', `${askedSchema.meta()!.mend}, or remove the file`));
  const headings = isMap(document.value) ? Object.keys(document.value) : [];
  const shape = shapeFlaws(askedSchema, document.value).map(({path, problem, mend}) => {
    // An id may hold dots; behind it stands the number of a phrase, if anything.
    const [, heading = '', number] = /^(.*?)(?:\[(\d+)\])?$/.exec(path)!;
    const line = document.lineOf([...(heading ? [heading] : []), ...(number ? [Number(number)] : [])]);
    return {line, problem: path === '' ? problem : `${path}: ${problem}`, mend};
  });
  const {anchors} = site.outline(page);
  // A directive that cannot be read may bring the heading.
  const missing = site.page(page).flaws.length > 0 ? [] : headings.filter((heading) => !anchors.has(heading));
  const unknown = missing.flatMap((heading) => {
    const mend = suggest(heading, [...anchors], 'the id of a heading');
    return flawAt(document.lineOf([heading]), `${page} has no heading \`${heading}\``, mend);
  });
  return inFile(file, [...shape, ...unknown]);
}

/** Files of such words that no page reads. */
export function strayAskedProblems(site: Site): Problem[] {
  const read = new Set(site.pageFiles.map(askedFile));
  // Whoever has renamed a page means one of the names that are free.
  const free = [...read].filter((file) => !site.askedFiles.includes(file));
  return site.askedFiles.flatMap((file) => {
    const problem = `there is no page ${file.replace(/\.asked\.ya?ml$/, '.md')} beside this file`;
    return read.has(file)
      ? []
      : inFile(file, flawAt(1, problem, suggest(file, free, 'the name of its page, or remove it')));
  });
}
