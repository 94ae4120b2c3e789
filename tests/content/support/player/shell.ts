import {spawn, spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {parseShell} from '../../../../tools/check/shell/parse';
import {folderWith, writeAll} from '../../../support/folder';

/** Commands of kubectl that need a container which runs: nothing small can answer them. */
export const UNPLAYABLE: readonly string[] = ['port-forward', 'exec', 'cp', 'attach', 'debug', 'scale'];

/** Programs that run as they are: they read and write text and use no network. */
const REAL = `awk base64 basename bash cat cut date dirname echo env false grep head jq ls mkdir printf sed seq sort
tail tee tr true uniq wc xargs`.split(/\s/);

/** Programs whose calls are sent to the stand-in server. */
const HEARD = ['helm', 'scbctl'];

/** Milliseconds after which commands are ended that wait for what never comes. */
const PATIENCE = 240_000;

const whereIs = memoize((program: string): string =>
  spawnSync('bash', ['-c', `type -P ${program}`], {encoding: 'utf8'}).stdout.trim(),
);

/** Whether a word is a command or a keyword of the shell itself. */
const isOfBash = memoize(
  (name: string): boolean => spawnSync('/bin/bash', ['-c', `PATH=; type -t ${name}`]).status === 0,
);

/** A call of kubectl that failed. */
export interface Failure {
  readonly line: number;
  readonly command: string;
  readonly message: string;
}

/** What commands printed and which calls of kubectl failed. */
export interface Ran {
  readonly output: string;
  readonly failures: readonly Failure[];
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Sends a call to the stand-in server, without starting a program for it. */
const heard = (program: string, port: number): string => `LC_ALL=C; exec 3<>/dev/tcp/127.0.0.1/${port}
printf -v body '%s\\x1f' "$PWD" "$@"
printf 'POST /called/${program} HTTP/1.0\\r\\nContent-Length: %s\\r\\n\\r\\n%s' "\${#body}" "$body" >&3
read -r _ code _ <&3
while IFS= read -r line <&3 && [ "$line" != $'\\r' ]; do :; done
output=''; while IFS= read -r line <&3 || [ -n "$line" ]; do output+="$line"$'\\n'; done
printf %s "$output"; [ "$code" != 200 ] || exit 0
printf '%s\\0%s\\0%s\\0%s' 1 "$(<"$PLAY/line")" "${program} $*" "$output" >"$PLAY/calls/$$.done"
exit 1
`;

/** A folder with programs, files and a home of its own, in which commands of one page run. Remove it in the end. */
export class Shell {
  readonly root = folderWith();
  readonly files = path.join(this.root, 'files');
  private readonly bin = path.join(this.root, 'bin');
  /** How many calls of kubectl ran. */
  calls = 0;

  constructor(private readonly kubectl: string) {
    for (const folder of ['files', 'bin', 'home', 'calls']) mkdirSync(path.join(this.root, folder));
    for (const program of REAL.filter(whereIs)) symlinkSync(whereIs(program), path.join(this.bin, program));
    // Waiting is useless here: what a page waits for exists, or never will.
    this.program('sleep', ':\n');
  }

  /** Connects programs to the stand-in server at this port. */
  reach(port: number): void {
    for (const program of HEARD) this.program(program, heard(program, port));
    this.program('kubectl', this.recorder(port));
  }

  /** Writes a file of the page. */
  write(name: string, text: string): void {
    writeAll(this.files, {[name]: text});
  }

  /** Runs commands as a person would paste them. Programs that are neither kubectl nor tools for text do nothing. */
  async run(text: string): Promise<Ran> {
    for (const {words} of parseShell(text).commands) this.stub(words[0]?.text ?? '');
    const trace = `set -T; trap 'printf %s "$((LINENO-1))" >"$PLAY/line"' DEBUG`;
    const output = await this.bash(`${trace}\n${text}`);
    return {output, failures: this.takeFailures()};
  }

  remove(): void {
    rmSync(this.root, {recursive: true, force: true});
  }

  private bash(script: string): Promise<string> {
    const home = path.join(this.root, 'home');
    // Programs that are written in Go live too short to tidy up: a quarter of their time.
    const env = {PATH: this.bin, HOME: home, PLAY: this.root, LC_ALL: 'C.UTF-8', GOGC: 'off'};
    return new Promise((done, fail) => {
      const child = spawn('/bin/bash', ['-c', script], {
        cwd: this.files,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      const end = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), PATIENCE);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (part) => (output += part));
      child.on('error', fail);
      child.on('close', (code, signal) => {
        clearTimeout(end);
        if (signal) fail(new Error(`the commands do not end: ${script.split('\n')[1]}`));
        else done(output);
      });
    });
  }

  private program(name: string, script: string): void {
    writeFileSync(path.join(this.bin, name), `#!/bin/bash\n${script}`);
    chmodSync(path.join(this.bin, name), 0o755);
  }

  private stub(name: string): void {
    if (!/^[a-z][\w.-]*$/.test(name) || existsSync(path.join(this.bin, name)) || isOfBash(name)) return;
    this.program(name, ':\n');
  }

  /** Runs the real kubectl and writes down how each call ended. */
  private recorder(port: number): string {
    const classes = UNPLAYABLE.join('|');
    return `for word in "$@"; do case $word in ${classes}) exit 0 ;; esac; done
# Two restarts within a second are refused; no reader is that fast.
[[ "$*" != *"rollout restart"* ]] || ${quoted(whereIs('sleep'))} 1
call=$PLAY/calls/$$; line=$(<"$PLAY/line")
${quoted(this.kubectl)} --server=http://127.0.0.1:${port} "$@" 2>"$call.err"; code=$?
message=$(<"$call.err"); [ -z "$message" ] || printf '%s\\n' "$message" >&2
printf '%s\\0%s\\0%s\\0%s' "$code" "$line" "kubectl $*" "$message" >"$call.done"
exit $code
`;
  }

  private takeFailures(): Failure[] {
    const folder = path.join(this.root, 'calls');
    return readdirSync(folder).flatMap((file) => {
      if (!file.endsWith('.done')) return [];
      const [code = '', line = '', command = '', message = ''] = readFileSync(path.join(folder, file), 'utf8').split(
        '\0',
      );
      rmSync(path.join(folder, file));
      this.calls++;
      return code === '0' ? [] : [{line: Number(line), command, message}];
    });
  }
}
