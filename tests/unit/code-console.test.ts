import assert from 'node:assert/strict';
import {test} from 'node:test';
import {splitConsole} from '../../src/markdown/code/console';

/** The lines to copy. */
function commands(session: string): readonly string[] {
  return splitConsole(session)
    .filter(({kind}) => kind === 'command')
    .map(({text}) => text);
}

for (const [promise, session, expected] of [
  [
    'what a command prints is output',
    '$ kubectl get scans\nNAME   STATUS\nnmap   Done\n\n$ kubectl get pods\nNo resources found',
    ['kubectl get scans', 'kubectl get pods'],
  ],
  ['lines after a backslash belong to the command', '$ helm a \\\n    --b "c"\nok', ['helm a \\', '    --b "c"']],
  ['so do those after a pipe', '$ kubectl get scans |\n  grep nmap\nok', ['kubectl get scans |', '  grep nmap']],
  ['so do those after &&', '$ true &&\n  false\nok', ['true &&', '  false']],
  ['so do those of a text in quotes', "$ a -o jsonpath='{range\n.items}'\nok", ["a -o jsonpath='{range", ".items}'"]],
  [
    'a heredoc ends with its word',
    "$ a - <<EOF\nkind: Scan # it's\nEOF\nok",
    ['a - <<EOF', "kind: Scan # it's", 'EOF'],
  ],
  ['a heredoc may be indented', "$ cat <<-'END' | wc\n\tx\n\tEND\n3", ["cat <<-'END' | wc", '\tx', '\tEND']],
  ['a string is no heredoc', '$ wc <<< "a"\n1', ['wc <<< "a"']],
  ['a quotation mark in a comment keeps nothing open', "$ ls # don't\na", ["ls # don't"]],
  ['nor does one after a backslash', "$ echo it\\'s\nit's", ["echo it\\'s"]],
] as const)
  test(promise, () => assert.deepEqual(commands(session), expected));

test('an unterminated command is rejected with the line where it starts', () => {
  for (const session of ['ok\n$ echo "a\nb', 'ok\n$ cat <<EOF\nb', 'ok\n$ a \\']) {
    assert.throws(() => splitConsole(session), {name: 'DiagnosticError', line: 2, problem: /does not end/});
  }
});

test('a terminal session without a command is rejected', () => {
  assert.throws(() => splitConsole('NAME\nnmap'), /has no command/);
});
