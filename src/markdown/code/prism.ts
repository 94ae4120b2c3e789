import {Prism} from 'prism-react-renderer';
import type {Grammar, Token} from 'prismjs';
import {flag, gotmpl, tools, version} from './grammars';
import {neededBy} from './languages';

// The components of prismjs extend the global `Prism`.
const scope = globalThis as {Prism?: typeof Prism};

function prismGrammar(name: string): Grammar {
  if (!Prism.languages[name]) {
    neededBy(name).forEach(prismGrammar);
    const before = scope.Prism;
    scope.Prism = Prism;
    require(`prismjs/components/prism-${name}`);
    scope.Prism = before;
  }
  return Prism.languages[name]!;
}

// Docusaurus loads this module several times but Prism once, so the grammar must not be extended twice.
if (!Object.hasOwn(prismGrammar('bash'), 'tool'))
  Prism.languages.insertBefore('bash', 'function', {tool: tools, flag, version});

const templates = gotmpl(prismGrammar('yaml'));

/**
 * The tokens of code.
 *
 * @param grammar the name of a grammar from `languages.ts`
 */
export function tokenize(code: string, grammar: string): (string | Token)[] {
  return Prism.tokenize(code, grammar === 'gotmpl' ? templates : prismGrammar(grammar));
}
