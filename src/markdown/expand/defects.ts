import type {Defect} from '../../catalog/types';
import {about, attribute, type Call, type Directives, taking} from './directive';
import {named} from './lookup';
import {anchorMark, blocks, heading, list, sentence, warning} from './text';

/** The anchor of a defect's warning or heading. */
const markOf = ({id}: Defect): string => anchorMark([`defect-${id}`]);

/** The affected releases. */
function releases({since, fixedIn}: Defect): string {
  const from = since === 'before 5' ? 'older than 5.0.0' : list(since);
  return `Since: ${from}. ${fixedIn === null ? 'Not fixed yet.' : `Fixed in ${fixedIn}.`}`;
}

const workaround = (defect: Defect): string => `**Workaround:** ${sentence(defect.workaround)} ${releases(defect)}`;

const defectOf = (call: Call): Defect =>
  named(call, attribute(call, 'id'), call.catalog.defects, ({id}) => id, 'there is no known defect');

/** Directives for known defects of the product. */
export const defectDirectives: Directives = {
  ...about(defectOf, {
    /** A warning about one known defect. */
    'known-defect': (defect) =>
      warning(`Known issue: ${defect.title}`, `${sentence(defect.effect)} ${markOf(defect)}`, workaround(defect)),
  }),
  ...taking([], {
    /** All known defects, each with a heading. */
    'known-defects': (call) =>
      blocks(
        ...call.catalog.defects.flatMap((defect) => {
          const pages = defect.pages.map((route) => `[${call.catalog.pageTitle(route) ?? route}](${route})`);
          return [
            heading(call, `${defect.title} ${markOf(defect)}`),
            `${sentence(defect.effect)} ${workaround(defect)} See ${list(pages)}.`,
          ];
        }),
      ),
  }),
};
