import type {Scanner} from '../types';
import type {Flaw} from './problem';
import {severities} from './scanner-shape';

/** Capitals outside inline code are taken for severities; words of the tool belong into inline code. */
function severityFlaws(severity: string, path: string): readonly Flaw[] {
  const words = severity.replace(/`[^`]*`/g, '').match(/\b[A-Z]{3,}\b/g) ?? [];
  const wrong = words.find((word) => !severities.includes(word));
  if (wrong === undefined && words.length > 0) return [];
  return [
    {
      path,
      problem: wrong === undefined ? `"${severity}" names no severity.` : `"${wrong}" is not a severity.`,
      mend: `Write ${severities.join(', ')}; put words of the tool between backticks.`,
    },
  ];
}

/** Fields of a finding that rules, scope limiters and hooks rely on, so that each page has to say what they hold. */
const expectedFields = ['location', 'osi_layer'];

/** What a scanner says about its findings must agree with itself and with the finding format. */
export function findingFlaws({findings, findingFields, attributes, scanTypes}: Scanner): readonly Flaw[] {
  const carriers = [...new Set([...findings.map(({category}) => category), ...scanTypes.map(({name}) => name)])];
  const flaws = findings.flatMap(({severity}, index) => severityFlaws(severity, `findings[${index}].severity`));
  for (const key of expectedFields)
    if (!findingFields.some((field) => field.key === key))
      flaws.push({
        path: 'findingFields',
        problem: `Nothing says what "${key}" holds.`,
        mend: 'Add it, with "Is not set." when the parser leaves it out.',
      });
  for (const [index, {on}] of attributes.entries())
    for (const carrier of on?.split(', ') ?? [])
      if (!carriers.includes(carrier))
        flaws.push({
          path: `attributes[${index}].on`,
          problem: `"${carrier}" is neither a category nor a scan type of this scanner.`,
          mend: `Use ${carriers.join(', ')}.`,
        });
  return flaws;
}
