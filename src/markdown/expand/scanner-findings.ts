import type {Call, Directive} from './directive';
import {scannerOf} from './lookup';
import {blocks, code, sentence, table, value} from './text';

/** A fixed severity becomes code; a rule keeps its words. */
function severityText(call: Call, severity: string): string {
  return /^[A-Z]+$/.test(severity) ? code(severity) : sentence(severity);
}

function expandFindings(call: Call): string {
  const {title, findings, findingFields, attributes} = scannerOf(call);
  const some = attributes.some(({on}) => on !== undefined);
  return blocks(
    findings.length === 0
      ? `The parser of ${title} gives no findings.`
      : table(
          ['Category', 'Name', 'Severity', 'When'],
          findings.map(({category, name, severity, when}) => [
            value(category),
            code(name),
            severityText(call, severity),
            sentence(when),
          ]),
        ),
    findingFields.length === 0
      ? ''
      : blocks(
          'Other fields of the [finding format](/docs/api/finding) as the parser fills them:',
          table(
            ['Field', 'Content'],
            findingFields.map(({key, meaning}) => [code(key), sentence(meaning)]),
          ),
        ),
    attributes.length === 0
      ? ''
      : blocks(
          'Keys below `attributes`:',
          table(
            ['Attribute', 'Type', ...(some ? ['Only on'] : []), 'Meaning'],
            attributes.map(({key, type, meaning, on}) => [
              code(key),
              sentence(type),
              ...(some ? [sentence(on ?? '')] : []),
              sentence(meaning),
            ]),
          ),
        ),
  );
}

/** `::scanner-findings{id}`: the findings that the parser emits, their other fields and their attributes. */
export const scannerFindings: Directive = {
  required: ['id'],
  optional: [],
  expand: expandFindings,
};
