import {command} from './notation';
import type {ToolCommand} from './types';

/** `helm get`: what helm stored about a release. */
export const helmGet: ToolCommand = command('get', {
  commands: [
    command('all', {arguments: [1, 1], flags: 'revision= template='}),
    command('hooks', {arguments: [1, 1], flags: 'revision='}),
    command('manifest', {arguments: [1, 1], flags: 'revision='}),
    command('metadata', {arguments: [1, 1], flags: 'output|o= revision='}),
    command('notes', {arguments: [1, 1], flags: 'revision='}),
    command('values', {arguments: [1, 1], flags: 'all|a output|o= revision='}),
  ],
});

/**
 * `helm show`: what a chart contains.
 * @param download Flags for fetching a chart, in the notation of `flags`.
 */
export function helmShow(download: string): ToolCommand {
  return command('show', {
    aliases: ['inspect'],
    commands: ['all', 'chart', 'crds', 'readme', 'values'].map((part) =>
      command(part, {arguments: [1, 1], flags: `${download} devel${part === 'values' ? ' jsonpath=' : ''}`}),
    ),
  });
}
