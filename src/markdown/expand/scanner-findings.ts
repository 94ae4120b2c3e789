import type {Scanner} from '../../catalog/types';
import type {Call} from './directive';
import {scannerOf} from './lookup';
import {blocks, code, led, sentence, table, value} from './text';

type Finding = Scanner['findings'][number];

/** A fixed severity becomes code; a rule keeps its words. */
const severityOf = ({severity}: Finding): string => (/^[A-Z]+$/.test(severity) ? code(severity) : sentence(severity));

/** The findings in a table; a severity that all of them share is above the table. */
function findingsTable(findings: readonly Finding[]): string {
  const severities = new Set(findings.map(severityOf));
  const [common = ''] = severities;
  const isCommon = findings.length > 1 && severities.size === 1;
  return blocks(
    isCommon ? `Severity of all findings: ${common}${/[.!?]$/.test(common) ? '' : '.'}` : '',
    table(findings, {
      Category: ({category}) => value(category),
      Name: ({name}) => code(name),
      ...(!isCommon && {Severity: severityOf}),
      When: ({when}) => sentence(when),
    }),
  );
}

/** `::scanner-findings{id}`: the findings that the parser emits, their other fields and their attributes. */
export function scannerFindings(call: Call): string {
  const {title, findings, findingFields, attributes} = scannerOf(call);
  return blocks(
    findingsTable(findings) || `The parser of ${title} produces no findings.`,
    led(
      'The parser fills the other fields of the [finding format](/docs/api/finding) like this:',
      table(findingFields, {Field: ({key}) => code(key), Content: ({meaning}) => sentence(meaning)}),
    ),
    led(
      'The findings have these keys in `attributes`:',
      table(attributes, {
        Attribute: ({key}) => code(key),
        Type: ({type}) => sentence(type),
        ...(attributes.some(({on}) => on !== undefined) && {'Only on': ({on = ''}) => sentence(on)}),
        Meaning: ({meaning}) => sentence(meaning),
      }),
    ),
  );
}
