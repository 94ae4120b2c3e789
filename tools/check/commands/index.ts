import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {nearest} from '../../../src/lib/nearest';
import {checkHelm, HELM} from './helm';
import {checkKubectl, KUBECTL} from './kubectl';
import {checkScbctl, SCBCTL} from './scbctl';
import {isToReplace, readCall} from './tool';
import type {PageFacts} from '../fences/fences';
import type {Command, Script, Word} from '../shell/parse';

/** Programs that run their arguments as a command. */
const WRAPPERS = new Set(['sudo', 'time', 'watch', 'xargs']);

/** The command without wrappers such as `sudo`. */
export function unwrap([wrapper, ...words]: readonly Word[]): readonly Word[] {
  if (wrapper === undefined) return [];
  const start = words.findIndex(({text}) => !text.startsWith('-'));
  return WRAPPERS.has(wrapper.text) && start !== -1 ? unwrap(words.slice(start)) : [wrapper, ...words];
}

/** The programs whose commands and flags are known, and the check of what their arguments mean. */
const TOOLS = {
  helm: {tool: HELM, check: checkHelm},
  kubectl: {tool: KUBECTL, check: checkKubectl},
  scbctl: {tool: SCBCTL, check: checkScbctl},
};
const isChecked = (program: string): program is keyof typeof TOOLS => Object.hasOwn(TOOLS, program);

/** Reports misspellings of kubectl and scbctl. Other programs are not checked. */
function checkUnknown({text, line, dynamic}: Word): Diagnostic[] {
  if (dynamic || text.includes('/')) return [];
  const meant =
    text.length > 5 && !/^kube[c-z]*x$|^kubens$/.test(text) ? nearest(text, ['kubectl', 'scbctl']) : undefined;
  return meant === undefined ? [] : diagnosticAt(line, `there is no command \`${text}\``, `did you mean \`${meant}\`?`);
}

/** Programs whose `-p` is a password. With others, it is a port, a patch or a folder. */
const TAKES_PASSWORD = /^(?:sshpass|mysql\w*|mariadb\w*)$/;

/** Reports a password in a command, which readers copy and shells store in their history. */
function checkPassword(words: readonly Word[]): Diagnostic[] {
  const [program] = words;
  const isShort = TAKES_PASSWORD.test(program!.text) || words.some(({text}) => text === 'login');
  return words.flatMap(({text, line, dynamic}, index) => {
    const flag = /^--password(?==|$)/.exec(text)?.[0] ?? (isShort && text.startsWith('-p') ? '-p' : undefined);
    if (flag === undefined) return [];
    const value = text === flag ? words[index + 1] : {text: text.slice(flag.length).replace('=', ''), dynamic};
    if (!value || value.dynamic || value.text === '' || isToReplace(value.text)) return [];
    const fix = 'read it from a variable, or write a word in capitals such as YOUR_PASSWORD';
    return diagnosticAt(line, `the command contains a password after ${flag}`, fix);
  });
}

/** The program without its folder: `scbctl` for `./scbctl` and `/usr/local/bin/scbctl`. */
const programOf = ({text}: Word): string => text.split('/').at(-1)!;

/** Whether the subcommand and flags of the command are checked. */
export function isCheckedCommand({words}: Command): boolean {
  const [word] = unwrap(words);
  return word !== undefined && isChecked(programOf(word));
}

/** Checks every command of a script. */
export function* checkCommands({commands}: Script, page: PageFacts): Iterable<Diagnostic> {
  for (const command of commands) {
    const [word, ...rest] = unwrap(command.words);
    if (!word) continue;
    const program = programOf(word);
    if (isChecked(program)) {
      const {tool, check} = TOOLS[program];
      const call = readCall(tool, rest, command.line);
      yield* call.diagnostics.length > 0 ? call.diagnostics : check(call, command, page);
    } else yield* checkUnknown(word);
    yield* checkPassword([word, ...rest]);
  }
}
