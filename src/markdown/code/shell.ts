import {forEachChild, parse, type SyntaxNode} from 'unbash';

/** Whether a node or one of its descendants satisfies a condition. */
function some(node: SyntaxNode, is: (node: SyntaxNode) => boolean): boolean {
  let found = is(node);
  forEachChild(node, (child) => (found ||= some(child, is)));
  return found;
}

/** Whether a shell would continue reading after `text`: an open quotation mark, heredoc or compound command, or `\`, `|` or `&&` at the end. */
export function isOpen(text: string): boolean {
  if (/(?<!\\)(?:\\\\)*\\\s*$/.test(text)) return true;
  const script = parse(text);
  const isIncomplete = ({message, pos}: {message: string; pos: number}): boolean =>
    message.startsWith('unterminated') || text.slice(pos).trim() === '';
  return (
    (script.errors ?? []).some(isIncomplete) ||
    some(script, (node) => node.type === 'HereDoc' && node.closing === undefined)
  );
}

interface Span {
  readonly pos: number;
  readonly end: number;
}

/**
 * The words of a script with their quotes and substitutions, in order. Undefined if the script does not parse or has a heredoc, whose lines
 * cannot be rearranged.
 */
export function wordSpans(text: string): readonly Span[] | undefined {
  const script = parse(text);
  if (script.errors?.length || some(script, ({type}) => type === 'HereDoc')) return undefined;
  const spans: Span[] = [];
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Word' || node.type === 'Assignment' || node.type === 'Redirect') spans.push(node);
    else forEachChild(node, visit);
  };
  visit(script);
  return spans.toSorted((a, b) => a.pos - b.pos);
}
