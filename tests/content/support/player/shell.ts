import {spawn, spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {parseShell} from '../../../../tools/check/shell/parse';
import {folderWith, writeAll} from '../../../support/folder';

/** kubectl commands that require a running container and cannot be simulated. */
export const UNPLAYABLE: readonly string[] = ['port-forward', 'exec', 'cp', 'attach', 'debug', 'scale'];

/** Programs that run unchanged, because they process text and do not use the network. */
const REAL = `awk base64 basename bash cat cut date dirname echo env false grep head jq ls mkdir printf sed seq sort
tail tee tr true uniq wc xargs`.split(/\s/);

/** Programs whose calls are sent to the stand-in server. */
const HEARD = ['helm', 'scbctl'];

/** Milliseconds before waiting commands are killed. */
const PATIENCE = 240_000;

const whereIs = memoize((program: string): string =>
  spawnSync('bash', ['-c', `type -P ${program}`], {encoding: 'utf8'}).stdout.trim(),
);

/** Whether a word is a builtin or a keyword of the shell. */
const isOfBash = memoize(
  (name: string): boolean => spawnSync('/bin/bash', ['-c', `PATH=; type -t ${name}`]).status === 0,
);

/** A failed call of kubectl or of a stub. */
export interface Failure {
  readonly line: number;
  readonly command: string;
  readonly message: string;
}

/** The output and the failed calls of commands. */
export interface Ran {
  readonly output: string;
  readonly failures: readonly Failure[];
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Sends a call to the stand-in server in pure Bash, because no process has to be started. */
const heard = (program: string, port: string): string => `LC_ALL=C; exec 3<>/dev/tcp/127.0.0.1/${port}
printf -v body '%s\\x1f' "$PWD" "$@"
printf 'POST /called/${program} HTTP/1.0\\r\\nContent-Length: %s\\r\\n\\r\\n%s' "\${#body}" "$body" >&3
read -r _ code _ <&3
while IFS= read -r line <&3 && [ "$line" != $'\\r' ]; do :; done
output=''; while IFS= read -r line <&3 || [ -n "$line" ]; do output+="$line"$'\\n'; done
printf %s "$output"; [ "$code" != 200 ] || exit 0
printf '%s\\0%s\\0%s\\0%s' 1 "$(<"$PLAY/line")" "${program} $*" "$output" >"$PLAY/calls/$$.done"
exit 1
`;

/** A directory with programs, files and a home for the commands of one page. Call `remove` at the end. */
export class Shell {
  readonly root = folderWith();
  readonly files = path.join(this.root, 'files');
  private readonly bin = path.join(this.root, 'bin');
  /** The number of calls. */
  calls = 0;

  constructor(private readonly kubectl: string) {
    for (const folder of ['files', 'bin', 'home', 'calls']) mkdirSync(path.join(this.root, folder));
    for (const program of REAL.filter(whereIs)) symlinkSync(whereIs(program), path.join(this.bin, program));
    // Waiting is useless, because the state does not change meanwhile.
    this.program('sleep', ':\n');
  }

  /** Connects the programs to the stand-in server at this port. */
  reach(port: string): void {
    for (const program of HEARD) this.program(program, heard(program, port));
    this.program('kubectl', this.recorder(port));
  }

  /** Writes a file that the page shows. */
  write(name: string, text: string): void {
    writeAll(this.files, {[name]: text});
  }

  /** Runs commands as if pasted. Programs other than kubectl and text tools do nothing. */
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
    // Go's garbage collection would take a quarter of the time of these short processes.
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

  /** Runs the real kubectl and records the result of each call. */
  private recorder(port: string): string {
    const classes = UNPLAYABLE.join('|');
    return `for word in "$@"; do case $word in ${classes}) exit 0 ;; esac; done
# Two restarts within a second are refused; no reader is that fast.
[[ "$*" != *"rollout restart"* ]] || ${quoted(whereIs('sleep'))} 1
call=$PLAY/calls/$$; line=$(<"$PLAY/line")
run() { ${quoted(this.kubectl)} --server=http://127.0.0.1:${port} "$@"; }
case "$* " in
  *' -f '* | *' --filename'* | *' --dry-run'* | 'create token '*) run "$@" ;;
  # kubectl would send an object from flags in protobuf, but sends one from a file as JSON.
  'create '*) set -o pipefail; run "$@" --dry-run=client --output=json | run create --filename=- ;;
  *) run "$@" ;;
esac 2>"$call.err"; code=$?
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
