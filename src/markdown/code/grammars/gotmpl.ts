import type {Grammar} from 'prismjs';

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
