import assert from 'node:assert/strict';
import {test} from 'node:test';
import {splitConsole} from '../../src/markdown/code/console';
import {FlawError} from '../../src/text/flaw';

/** The lines that a reader would copy. */
function commands(session: string): readonly string[] {
  return splitConsole(session)
    .filter(({kind}) => kind === 'command')
    .map(({text}) => text);
}

test('what a command prints is output', () => {
  const session = '$ kubectl get scans\nNAME   STATUS\nnmap   Done\n\n$ kubectl get pods\nNo resources found';
  assert.deepEqual(commands(session), ['kubectl get scans', 'kubectl get pods']);
});

test('continuation lines belong to the command', () => {
  assert.deepEqual(commands('$ helm install nmap \\\n    --set "a=b"\nok'), [
    'helm install nmap \\',
    '    --set "a=b"',
  ]);
  assert.deepEqual(commands('$ kubectl get scans |\n  grep nmap\nok'), ['kubectl get scans |', '  grep nmap']);
  assert.deepEqual(commands('$ true &&\n  false\nok'), ['true &&', '  false']);
  assert.deepEqual(commands(`$ kubectl get scan -o jsonpath='{range\n.items}'\nok`), [
    `kubectl get scan -o jsonpath='{range`,
    `.items}'`,
  ]);
});

test('a heredoc belongs to the command, up to its word', () => {
  assert.deepEqual(commands("$ kubectl apply -f - <<EOF\nkind: Scan # it's\nEOF\ncreated"), [
    'kubectl apply -f - <<EOF',
    "kind: Scan # it's",
    'EOF',
  ]);
  assert.deepEqual(commands("$ cat <<-'END' | wc\n\tx\n\tEND\n3"), ["cat <<-'END' | wc", '\tx', '\tEND']);
  assert.deepEqual(commands('$ wc <<< "a"\n1'), ['wc <<< "a"']);
});

test('a quotation mark inside a comment or behind a backslash does not keep the command open', () => {
  assert.deepEqual(commands("$ ls # don't\na"), ["ls # don't"]);
  assert.deepEqual(commands("$ echo it\\'s\nit's"), ["echo it\\'s"]);
});

test('a command that does not end is refused on the line where it starts', () => {
  for (const session of ['ok\n$ echo "a\nb', 'ok\n$ cat <<EOF\nb', 'ok\n$ a \\']) {
    assert.throws(
      () => splitConsole(session),
      (error) => error instanceof FlawError && error.line === 2 && /does not end/.test(error.message),
    );
  }
});

test('a terminal session without a command is refused', () => {
  assert.throws(() => splitConsole('NAME\nnmap'), /has no command/);
});
