import {Prism} from 'prism-react-renderer';
import type {Grammar, Token} from 'prismjs';
import {gotmpl} from './grammars/gotmpl';
import {tools} from './grammars/tools';
import {yaml} from './grammars/yaml';

// The components of prismjs extend the Prism that they find in the global scope. `require` keeps their order.
const scope = globalThis as {Prism?: typeof Prism};
const before = scope.Prism;
scope.Prism = Prism;
require('prismjs/components/prism-bash');
require('prismjs/components/prism-csv');
require('prismjs/components/prism-diff');
require('prismjs/components/prism-docker');
require('prismjs/components/prism-hcl');
require('prismjs/components/prism-http');
require('prismjs/components/prism-ini');
require('prismjs/components/prism-java');
require('prismjs/components/prism-json');
require('prismjs/components/prism-makefile');
require('prismjs/components/prism-nginx');
require('prismjs/components/prism-powershell');
require('prismjs/components/prism-properties');
require('prismjs/components/prism-rego');
require('prismjs/components/prism-rust');
require('prismjs/components/prism-sql');
require('prismjs/components/prism-toml');
scope.Prism = before;

function prismGrammar(name: string): Grammar {
  const grammar = Prism.languages[name];
  if (!grammar) {
    throw new Error(`Prism has no grammar "${name}".`);
  }
  return grammar;
}

// The framework loads this module more than once, but Prism only once: what is changed there must not be changed again.
if (!Object.hasOwn(prismGrammar('bash'), 'tool')) {
  Prism.languages.insertBefore('bash', 'function', {tool: tools});
}

const correctedYaml = yaml(prismGrammar('yaml'));
const ownGrammars = new Map<string, Grammar>([
  ['yaml', correctedYaml],
  ['gotmpl', gotmpl(correctedYaml)],
]);

/**
 * The tokens of some code.
 *
 * @param grammar the name of a grammar, see `languages.ts`
 */
export function tokenize(code: string, grammar: string): (string | Token)[] {
  return Prism.tokenize(code, ownGrammars.get(grammar) ?? prismGrammar(grammar));
}
