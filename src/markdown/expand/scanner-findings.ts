import type {Call} from './directive';
import {scannerOf} from './lookup';
import {blocks, code, led, sentence, table, value} from './text';

/** `::scanner-findings{id}`: the findings that the parser emits, their other fields and their attributes. */
export function scannerFindings(call: Call): string {
  const {title, findings, findingFields, attributes} = scannerOf(call);
  return blocks(
    table(findings, {
      Category: ({category}) => value(category),
      Name: ({name}) => code(name),
      // A fixed severity becomes code; a rule keeps its words.
      Severity: ({severity}) => (/^[A-Z]+$/.test(severity) ? code(severity) : sentence(severity)),
      When: ({when}) => sentence(when),
    }) || `The parser of ${title} gives no findings.`,
    led(
      'Other fields of the [finding format](/docs/api/finding) as the parser fills them:',
      table(findingFields, {Field: ({key}) => code(key), Content: ({meaning}) => sentence(meaning)}),
    ),
    led(
      'Keys below `attributes`:',
      table(attributes, {
        Attribute: ({key}) => code(key),
        Type: ({type}) => sentence(type),
        ...(attributes.some(({on}) => on !== undefined) && {'Only on': ({on = ''}) => sentence(on)}),
        Meaning: ({meaning}) => sentence(meaning),
      }),
    ),
  );
}
