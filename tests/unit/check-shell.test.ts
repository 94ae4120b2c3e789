import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parseConsole} from '../../tools/check/shell/console';
import {parseShell} from '../../tools/check/shell/parse';
import {FlawError} from '../../src/text/flaw';
import {oneOf, randomFrom, upTo} from '../support/random';

const textsOf = (all: readonly {readonly text: string}[]): string[] => all.map(({text}) => text);
const words = (source: string): string[][] => parseShell(source).commands.map(({words: all}) => textsOf(all));

const failure = (source: string): FlawError => {
  try {
    parseShell(source);
  } catch (error) {
    if (error instanceof FlawError) return error;
    throw error;
  }
  throw new Error(`no error in ${source}`);
};

describe('shell lexer: what a reader copies is read as a shell reads it', () => {
  const cases: [name: string, source: string, expected: string[][]][] = [
    ['separates at ; && || & and line ends', 'a; b && c || d & e\nf', [['a'], ['b'], ['c'], ['d'], ['e'], ['f']]],
    ['reads the commands within a substitution', 'echo $(a) `date`', [['a'], ['date'], ['echo', '$(a)', '`date`']]],
    ['reads nested substitutions within quotes', 'echo "$(a "$(b)")"', [['b'], ['a', '$(b)'], ['echo', '$(a "$(b)")']]],
    ['reads process substitution', 'source <(a)', [['a'], ['source', '<(a)']]],
    ['reads subshells and groups', '(cd x && make) ; { a; b; }', [['cd', 'x'], ['make'], ['a'], ['b']]],
    ['skips tests and arithmetic', '[[ $a == b && -n $c ]] && (( i++ )); echo $((1 + 2))', [['echo', '$((1 + 2))']]],
    ['bears Windows line ends', 'echo a \\\r\n b\r\nc', [['echo', 'a', 'b'], ['c']]],
  ];
  for (const [name, source, expected] of cases) it(name, () => assert.deepEqual(words(source), expected));

  it('knows the line of every command and word', () => {
    const lines = parseShell('a\n\nb \\\n  c\n# d\ne').commands.map((one) => one.words.map(({line}) => line));
    assert.deepEqual(lines, [[1], [3, 4], [6]]);
  });
  it('separates assignments from the command', () => {
    const [command] = parseShell('A=1 B="x y" make C=2').commands;
    assert.deepEqual(textsOf(command!.assignments), ['A=1', 'B=x y']);
    assert.deepEqual(textsOf(command!.words), ['make', 'C=2']);
  });
  it('marks words that the shell fills in', () => {
    const filled = parseShell(`echo a $b "$c" '$d' \\$e $(f)`)
      .commands.at(-1)!
      .words.filter(({dynamic}) => dynamic);
    assert.deepEqual(textsOf(filled), ['$b', '$c', '$(f)']);
  });
  it('links a command with the one that pipes into it', () => {
    const [first, second, third] = parseShell('a | b |& c').commands;
    assert.equal(second!.stdin, first);
    assert.equal(third!.stdin, second);
    assert.equal(first!.stdin, null);
  });
  it('keeps redirections apart from arguments', () => {
    const [command] = parseShell('a x 2>&1 >out.txt < in.txt &>> log y').commands;
    assert.deepEqual(textsOf(command!.words), ['a', 'x', 'y']);
    const redirects = command!.redirects.map(({operator, target}) => operator + target.text);
    assert.deepEqual(redirects, ['>&1', '>out.txt', '<in.txt', '&>>log']);
  });
  it('captures heredocs with their line and whether the shell touches them', () => {
    const source = "cat <<A <<-'B' | c\n1\nA\n\t2\n\tB\nd";
    const [a, b] = parseShell(source).commands[0]!.redirects;
    assert.deepEqual(a!.heredoc, {body: '1', line: 2, literal: false});
    assert.deepEqual(b!.heredoc, {body: '2', line: 4, literal: true});
    assert.deepEqual(words(source), [['cat'], ['c'], ['d']]);
  });
  it('captures a heredoc in a substitution', () => {
    const [inner, outer] = parseShell('a "$(cat <<E\nb\nE\n)" c').commands;
    assert.equal(inner!.redirects[0]!.heredoc!.body, 'b');
    assert.equal(outer!.words.at(-1)!.text, 'c');
  });
  it('tells which functions a script defines', () => {
    assert.deepEqual(parseShell('wait_for() { sleep 1; }\nfunction other { true; }').functions, ['wait_for', 'other']);
  });
});

describe('shell lexer: what does not run is refused, with line and mend', () => {
  const cases: [source: string, line: number, message: RegExp, mend: RegExp][] = [
    ['a\necho "b', 2, /a " is not closed/, /close it/],
    ["echo 'b", 1, /a ' is not closed/, /close it/],
    ['echo `b', 1, /a ` is not closed/, /close it/],
    ['echo $(b', 1, /\$\( is not closed/, /close it/],
    ['echo ${b', 1, /\$\{ is not closed/, /close it/],
    ['cat <<EOF\nx', 1, /heredoc <<EOF is not closed/, /only EOF/],
    ['cat <<EOF\nx\n  EOF\n', 3, /stand alone/, /remove the blanks/],
    ['helm install \\ \n nmap', 1, /blank stands behind the backslash/, /remove the blank/],
    ['helm install \\', 1, /ends in a backslash/, /remove it/],
    ['helm install x --version <version>', 1, /placeholder <version> as a redirection/, /variable/],
    ['echo “a”', 1, /typographic quote/, /straight quote/],
    ['helm install –wait', 1, /not a hyphen/, /--/],
    ['helm install …', 1, /cannot be copied/, /whole command/],
    ['a | | b', 1, /nothing follows \|/, /command after it/],
    ['a &&', 1, /nothing follows &&/, /command after it/],
    ['&& a', 1, /`&&` stands where a command/, /correct the line/],
    ['for i in 1 2; echo $i; done', 1, /`do` is missing/, /end the construct with do/],
    ['for i in 1 2; do echo $i', 1, /`done` is missing/, /done/],
    ['if a; then b', 1, /`fi` is missing/, /fi/],
    ['a\ndone', 2, /`done` stands where/, /correct/],
    ['(a', 1, /a \) is missing/, /write \)/],
    ['a)', 1, /`\)` stands where/, /correct/],
    ['a >', 1, /nothing follows >/, /name the file/],
  ];
  for (const [source, line, message, mend] of cases) {
    it(`refuses ${JSON.stringify(source)}`, () => {
      const error = failure(source);
      assert.match(error.message, message);
      assert.match(error.mend, mend);
      assert.equal(error.line, line);
    });
  }

  it('takes a redirection for what it is', () => {
    assert.deepEqual(words('kubectl apply -f - <scan.yaml'), [['kubectl', 'apply', '-f', '-']]);
  });

  it('never hangs and never throws anything else, whatever it is fed', () => {
    const pieces = [...'a \n"\'`$(){}\\|&;#=!', '<<E', 'if', 'do', '[['];
    const random = randomFrom(7);
    for (let run = 0; run < 3000; run++) {
      const source = Array.from({length: 1 + upTo(random, 14)}, () => oneOf(random, pieces)).join('');
      try {
        parseShell(source);
      } catch (error) {
        assert.ok(error instanceof FlawError, `${JSON.stringify(source)}: ${String(error)}`);
      }
    }
  });
});

describe('console fences: commands and their output are told apart', () => {
  it('does not take output that looks like shell for a command', () => {
    const {commands} = parseConsole("out 'put\n$ true\nit's ( fine");
    assert.deepEqual(textsOf(commands.flatMap((one) => one.words)), ['true']);
  });
  it('names the line of the fence when a command is not shell', () => {
    assert.throws(
      () => parseConsole('$ true\n\n$ echo )\nout'),
      (error) => error instanceof FlawError && error.line === 3,
    );
  });
});
