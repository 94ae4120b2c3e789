import type {CascadingRuleEntry, Scanner} from '../types';
import {nearest} from '../../text/nearest';
import type {Flaw} from './problem';

const hint = (word: string, words: readonly string[]): string => {
  const near = nearest(word, words);
  return near === undefined ? `Use one of ${words.join(', ')}.` : `Did you mean "${near}"?`;
};

/** True when the rule names, as inline code, a category that one of its triggers emits. */
function namesCategory({matches, triggeredBy}: CascadingRuleEntry, scanners: readonly Scanner[]): boolean {
  return scanners
    .filter(({id}) => triggeredBy.includes(id))
    .some(({findings}) => findings.some(({category}) => matches.includes(`\`${category}\``)));
}

function flawsOfRule(rule: CascadingRuleEntry, path: string, scanners: readonly Scanner[]): readonly Flaw[] {
  const ids = scanners.map(({id}) => id);
  const scanTypes = scanners.flatMap((scanner) => scanner.scanTypes.map(({name}) => name));
  const flaws: Flaw[] = [];
  for (const [index, id] of rule.triggeredBy.entries())
    if (!ids.includes(id))
      flaws.push({
        path: `${path}.triggeredBy[${index}]`,
        problem: `"${id}" is not the id of a scanner.`,
        mend: hint(id, ids),
      });
  if (flaws.length === 0 && !namesCategory(rule, scanners))
    flaws.push({
      path: `${path}.matches`,
      problem: `The sentence names no category that ${rule.triggeredBy.join(' or ')} emits.`,
      mend: 'Name the category of the finding between backticks.',
    });
  if (!scanTypes.includes(rule.startsScanType))
    flaws.push({
      path: `${path}.startsScanType`,
      problem: `"${rule.startsScanType}" is not a scan type.`,
      mend: hint(rule.startsScanType, scanTypes),
    });
  return flaws;
}

/** Rules must start from findings that exist and start a scan type that exists. */
export function ruleFlaws({cascadingRules}: Scanner, scanners: readonly Scanner[]): readonly Flaw[] {
  return cascadingRules.flatMap((rule, index) => flawsOfRule(rule, `cascadingRules[${index}]`, scanners));
}
