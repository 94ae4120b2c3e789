import {globalFlags, scbctl} from '../../../src/catalog/scbctl';
import type {ToolCommand, ToolFlag} from '../../../src/catalog/tools';
import type {CliCommand, CliFlag} from '../../../src/catalog/types';
import type {PageFacts} from '../fences/fences';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {scanTypeFix} from '../manifests/meaning';
import type {Command} from '../shell/parse';
import {type Call, has, isToReplace, type Tool} from './tool';

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

export const SCBCTL: Tool = {
  name: 'scbctl',
  commands: scbctl.commands.map(asCommand),
  globalFlags: globalFlags.map(asFlag),
};

/** Checks the arguments of `scbctl scan`. */
export function checkScbctl(args: Call, {line}: Command, page: PageFacts): Diagnostic[] {
  if (args.path[0] !== 'scan' || has(args, 'help')) return [];
  const [type, extra] = args.positionals;
  const fix = 'write `scbctl scan SCANTYPE -- PARAMETERS`';
  if (args.rest === null) return diagnosticAt(line, '`scbctl scan` has no `--` before the parameters', fix);
  if (!type || extra || args.rest.length === 0) return diagnosticAt(line, '`scbctl scan` is incomplete', fix);
  const right = type.dynamic || isToReplace(type.text) ? undefined : scanTypeFix(type.text, page);
  return right === undefined ? [] : diagnosticAt(type.line, `there is no scan type \`${type.text}\``, right);
}
