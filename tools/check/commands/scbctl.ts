import {globalFlags, scbctl} from '../../../src/catalog/scbctl';
import type {ToolCommand, ToolFlag} from '../../../src/catalog/tools';
import type {CliCommand, CliFlag} from '../../../src/catalog/types';
import type {PageFacts} from '../fences/fences';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {scanTypeFix} from '../manifests/meaning';
import type {Command, Word} from '../shell/parse';
import {type Arguments, has, isToReplace, readCall, type Tool} from './tool';

const asFlag = ({long, short, type}: CliFlag): ToolFlag => ({
  name: long.replace(/^--/, ''),
  ...(short ? {short: short.replace(/^-/, '')} : {}),
  value: type === 'bool' ? 'none' : 'required',
});

/** `scan` accepts any arguments here, because those after `--` are checked separately. */
function asCommand(command: CliCommand): ToolCommand {
  const least = command.arguments.filter(({required}) => required).length;
  const open = command.name === 'scan' || command.name === 'help';
  return {
    name: command.name,
    aliases: [],
    flags: command.flags.map(asFlag),
    arguments: open ? {least: 0, most: null} : {least, most: command.arguments.length},
    commands: command.commands.map(asCommand),
  };
}

const SCBCTL: Tool = {name: 'scbctl', commands: scbctl.commands.map(asCommand), globalFlags: globalFlags.map(asFlag)};

function checkScan({positionals, rest}: Arguments, line: number, page: PageFacts): Diagnostic[] {
  const [type, extra] = positionals;
  const fix = 'write `scbctl scan SCANTYPE -- PARAMETERS`';
  if (rest === null) return diagnosticAt(line, '`scbctl scan` has no `--` before the parameters', fix);
  if (!type || extra || rest.length === 0) return diagnosticAt(line, '`scbctl scan` is incomplete', fix);
  const right = type.dynamic || isToReplace(type.text) ? undefined : scanTypeFix(type.text, page);
  return right === undefined ? [] : diagnosticAt(type.line, `there is no scan type \`${type.text}\``, right);
}

/** Checks a scbctl command line. `words` are the words after `scbctl`. */
export function checkScbctl(words: readonly Word[], command: Command, page: PageFacts): Diagnostic[] {
  const args = readCall(SCBCTL, words, command.line);
  if (args.diagnostics.length > 0) return [...args.diagnostics];
  return args.path[0] === 'scan' && !has(args, 'help') ? checkScan(args, command.line, page) : [];
}
