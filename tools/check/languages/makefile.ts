import type {Flaw} from '../../../src/text/flaw';

const RULE = /^[^\s#=:][^=#]*::?(?!=)/;
const ASSIGNMENT = /^\s*(?:export\s+|override\s+)*[\w.-]+\s*(?:[:?+!]{0,3}=)/;
const DIRECTIVE = /^\s*(?:-?include|sinclude|if(?:eq|neq|def|ndef)|else|endif|define|endef|export|unexport|vpath)\b/;

/** Checks a makefile: recipes begin with a tab, conditions end, references are closed. */
export function makefileFlaws(text: string): Flaw[] {
  const flaws: Flaw[] = [];
  const open: {word: string; line: number}[] = [];
  let inRule = false;
  let continued = false;
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    const isContinuation = continued;
    continued = content.endsWith('\\');
    if (isContinuation || /^\s*(?:#|$)/.test(content)) return;
    const word = DIRECTIVE.exec(content)?.[0].trim();
    if (word !== undefined) flaws.push(...nesting(word, line, open));
    else if (RULE.test(content)) inRule = true;
    else if (content.startsWith('\t')) return;
    else if (/^ +/.test(content) && inRule && !ASSIGNMENT.test(content)) {
      flaws.push({line, problem: 'the recipe begins with blanks', mend: 'begin it with a tab'});
    } else if (!ASSIGNMENT.test(content) && !/^\s*\$[({]/.test(content)) {
      flaws.push({
        line,
        problem: `\`${content.trim().slice(0, 40)}\` is neither a rule nor a variable`,
        mend: 'correct it, or fence shell as bash',
      });
    }
    if ((content.match(/\$\(/g)?.length ?? 0) > (content.match(/\)/g)?.length ?? 0)) {
      flaws.push({line, problem: 'a $( is not closed', mend: 'close it with )'});
    }
  });
  for (const {word, line} of open)
    flaws.push({line, problem: `${word} is not closed`, mend: `end it with ${word === 'define' ? 'endef' : 'endif'}`});
  return flaws;
}

function nesting(word: string, line: number, open: {word: string; line: number}[]): Flaw[] {
  if (word.startsWith('if') || word === 'define') open.push({word, line});
  const closes = word === 'endif' || word === 'endef';
  if (closes && !open.pop()) return [{line, problem: `${word} closes nothing`, mend: 'remove it'}];
  return [];
}
