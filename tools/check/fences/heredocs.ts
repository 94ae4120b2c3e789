import type {Command, Heredoc, Script} from '../shell/types';

const READS_MANIFESTS = new Set(['apply', 'create', 'replace', 'delete', 'diff']);

function readsManifest({words}: Command): boolean {
  const texts = words.map(({text}) => text);
  const tool = texts.findIndex((text) => text === 'kubectl' || text.endsWith('/kubectl'));
  if (tool === -1 || !texts.slice(tool + 1).some((text) => READS_MANIFESTS.has(text))) return false;
  return (
    texts.some((text, index) => /^(?:-f|--filename)$/.test(text) && texts[index + 1] === '-') ||
    texts.some((text) => /^(?:-f-|--filename=-)$/.test(text))
  );
}

/** The heredoc that reaches a command's standard input: its own heredoc, or the heredoc of a `cat` in the same pipe. */
function inputOf(command: Command): Heredoc | undefined {
  const own = command.redirects.find(({heredoc}) => heredoc)?.heredoc;
  if (own || !command.stdin) return own;
  return command.stdin.words[0]?.text === 'cat' ? inputOf(command.stdin) : undefined;
}

/** Finds the manifests in heredocs that end up in `kubectl apply -f -` and its like. Variables become placeholders. */
export function kubectlInput({commands}: Script): {readonly text: string; readonly line: number}[] {
  return commands.filter(readsManifest).flatMap((command) => {
    const heredoc = inputOf(command);
    if (!heredoc) return [];
    const text = heredoc.literal ? heredoc.body : heredoc.body.replaceAll(/\$(?:\{[^}]*\}|\w+)/g, 'placeholder');
    return [{text, line: heredoc.line}];
  });
}
