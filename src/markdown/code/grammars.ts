import type {Grammar, GrammarValue} from 'prismjs';

const string = {pattern: /"(?:\\.|[^"\\\n])*"|`[^`]*`/, greedy: true};

/** Words that Go templates and Helm's copy of Sprig reserve for the flow of the template. */
const keyword = /(?<![.$\w-])(?:block|break|continue|define|else|end|if|include|range|template|tpl|with)(?![\w-])/;

/**
 * Go templates as Helm charts and notification templates use them: YAML (or plain text) with actions in double braces.
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

/**
 * Commands of this documentation that the shell grammar does not highlight, in the place of a command. The bare words after
 * belong to them, so that the `install` of `helm install` is not taken for the command of that name.
 */
export const tools: GrammarValue = {
  pattern:
    /(^|[\s;|&]|[<>]\()(?:argocd|docker|flux|helm|jq|k3d|k9s|kind|kubectl|kustomize|minikube|node|npm|npx|scbctl|syft|trivy|yq)(?=$|[)\s;|&])(?:[ \t]+[a-z][a-z-]*(?=[\s)]|$))*/,
  lookbehind: true,
  inside: {function: /^\S+/},
};
