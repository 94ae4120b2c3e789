import type {Flaw} from '../../../src/text/flaw';

const SECTION = /^\s*\[{1,2}[^\]]+\]{1,2}\s*(?:[#;].*)?$/;
const ASSIGNMENT = /^\s*(?:"[^"]*"|'[^']*'|[\w.\- /%]+?)\s*[=:]/;
const KEY_ALONE = /^\s*[\w.-]+\s*$/;

/**
 * Checks INI and TOML by their lines: sections, assignments, comments, and values of several lines between brackets or
 * triple quotes.
 */
export function assignmentFlaws(text: string, language: 'ini' | 'toml'): Flaw[] {
  const flaws: Flaw[] = [];
  let closing = '';
  text.split('\n').forEach((content, index) => {
    if (closing !== '') {
      if (content.includes(closing)) closing = '';
      return;
    }
    if (/^\s*(?:[#;]|$)/.test(content) || SECTION.test(content)) return;
    if (!ASSIGNMENT.test(content) && !(language === 'ini' && KEY_ALONE.test(content))) {
      flaws.push({
        line: index + 1,
        problem: `${language}: \`${content.trim().slice(0, 40)}\` assigns nothing`,
        mend: 'write key = value or [section]',
      });
      return;
    }
    if (language === 'toml') closing = openValue(content);
  });
  if (closing !== '')
    flaws.push({
      line: text.split('\n').length,
      problem: `${language}: a value is not closed`,
      mend: `close it with ${closing}`,
    });
  return flaws;
}

/** What ends a value that goes on behind this line; empty when none does. */
function openValue(content: string): string {
  for (const quotes of ["'''", '"""']) if ((content.split(quotes).length - 1) % 2 === 1) return quotes;
  const plain = content.replaceAll(/'[^']*'|"(?:[^"\\]|\\.)*"|#.*/g, '');
  return plain.split('[').length > plain.split(']').length ? ']' : '';
}
