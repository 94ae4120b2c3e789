import {Prism} from 'prism-react-renderer';
import type {Grammar, GrammarValue, Token} from 'prismjs';
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

const string = {pattern: /"(?:\\.|[^"\\\n])*"|`[^`]*`/, greedy: true};

/** Control-flow keywords of Go templates and Helm. */
const keyword = /(?<![.$\w-])(?:block|break|continue|define|else|end|if|include|range|template|tpl|with)(?![\w-])/;

/** Go templates in Helm charts and notifications: YAML or plain text with actions in double braces. */
const templates: Grammar = {
  'template-comment': {pattern: /\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}/, greedy: true, alias: 'comment'},
  action: {
    pattern: /\{\{-?(?:"(?:\\.|[^"\\\n])*"|`[^`]*`|[^"`}]|\}(?!\}))*\}\}/,
    greedy: true,
    inside: {
      delimiter: {pattern: /^\{\{-?|-?\}\}$/, alias: 'keyword'},
      string,
      keyword,
      variable: /\$[\w.]*|(?<![\w)])\.[\w.]*/,
      boolean: /\b(?:true|false|nil)\b/,
      number: /\b\d+(?:\.\d+)?\b/,
      function: /\b[A-Za-z]\w*\b/,
    },
  },
  ...prismGrammar('yaml'),
};

/** Flags with hyphens, such as `--create-namespace`, which Prism's bash grammar does not highlight. */
const flag: GrammarValue = {
  pattern: /(^|\s)--?[a-z][\w.-]*(?=$|[=\s)'"])/i,
  lookbehind: true,
  alias: 'parameter',
};

/** Versions, of which Prism's bash grammar highlights only the first two numbers. */
const version: GrammarValue = {
  pattern: /(^|[\s=:@'"])v?\d+(?:\.\d+)+(?:[-+][\w.]+)?(?=$|[\s)'"])/,
  lookbehind: true,
  alias: 'number',
};

/**
 * CLI tools that Prism's bash grammar does not highlight, in command position. The match includes the bare words that follow, so that the
 * `install` in `helm install` is not highlighted as a command.
 */
const tools: GrammarValue = {
  pattern:
    /(^|[\s;|&]|[<>]\()(?:argocd|docker|flux|helm|jq|k3d|k9s|kind|kubectl|kustomize|minikube|node|npm|npx|scbctl|syft|trivy|yq)(?=$|[)\s;|&])(?:[ \t]+[a-z][a-z-]*(?=[\s)]|$))*/,
  lookbehind: true,
  inside: {function: /^\S+/},
};

// Docusaurus loads this module several times but Prism once, so the grammar must not be extended twice.
if (!Object.hasOwn(prismGrammar('bash'), 'tool'))
  Prism.languages.insertBefore('bash', 'function', {tool: tools, flag, version});

/**
 * The tokens of code.
 *
 * @param grammar the name of a grammar from `languages.ts`
 */
export function tokenize(code: string, grammar: string): (string | Token)[] {
  return Prism.tokenize(code, grammar === 'gotmpl' ? templates : prismGrammar(grammar));
}
