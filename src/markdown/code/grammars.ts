import type {Grammar, GrammarValue} from 'prismjs';

const string = {pattern: /"(?:\\.|[^"\\\n])*"|`[^`]*`/, greedy: true};

/** Control-flow keywords of Go templates and Helm. */
const keyword = /(?<![.$\w-])(?:block|break|continue|define|else|end|if|include|range|template|tpl|with)(?![\w-])/;

/**
 * Go templates in Helm charts and notifications: YAML or plain text with actions in double braces.
 *
 * @param surrounding the grammar of the text between the actions
 */
export function gotmpl(surrounding: Grammar): Grammar {
  return {
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
    ...surrounding,
  };
}

/** Flags with hyphens, such as `--create-namespace`, which Prism's bash grammar does not highlight. */
export const flag: GrammarValue = {
  pattern: /(^|\s)--?[a-z][\w.-]*(?=$|[=\s)'"])/i,
  lookbehind: true,
  alias: 'parameter',
};

/** Versions, of which Prism's bash grammar highlights only the first two numbers. */
export const version: GrammarValue = {
  pattern: /(^|[\s=:@'"])v?\d+(?:\.\d+)+(?:[-+][\w.]+)?(?=$|[\s)'"])/,
  lookbehind: true,
  alias: 'number',
};

/**
 * CLI tools that Prism's bash grammar does not highlight, in command position. The match includes the bare words that follow, so that the
 * `install` in `helm install` is not highlighted as a command.
 */
export const tools: GrammarValue = {
  pattern:
    /(^|[\s;|&]|[<>]\()(?:argocd|docker|flux|helm|jq|k3d|k9s|kind|kubectl|kustomize|minikube|node|npm|npx|scbctl|syft|trivy|yq)(?=$|[)\s;|&])(?:[ \t]+[a-z][a-z-]*(?=[\s)]|$))*/,
  lookbehind: true,
  inside: {function: /^\S+/},
};
