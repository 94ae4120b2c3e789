import {at} from '../../../src/lib/at';
import type {Map} from './yaml';

/** The built-in objects that template actions can read. */
interface HelmContext {
  readonly values: Map;
  readonly appVersion: string | undefined;
  readonly chart: string;
}

/** Placeholder for the chart version, which equals the release. */
export const CHART_VERSION = 'chart version';

const ACTION = /\{\{-?\s*([\s\S]*?)\s*-?\}\}/g;

/** Evaluates one operand of a pipeline; undefined if that requires Helm. */
function term(word: string, {values, appVersion, chart}: HelmContext): unknown {
  const literal = /^(["'`])(.*)\1$/.exec(word)?.[2];
  if (literal !== undefined) return literal;
  if (/^-?\d+$/.test(word)) return Number(word);
  if (/^\$?\.Values\./.test(word)) return at(values, word.replace(/^\$?\.Values\./, ''));
  if (/^\$?\.Chart\.AppVersion$/.test(word)) return appVersion;
  if (/^\$?\.Chart\.Version$/.test(word)) return CHART_VERSION;
  if (/^\$?\.Chart\.Name$/.test(word)) return chart;
  const ofRelease = /^\$?\.Release\.(\w+)$/.exec(word)?.[1];
  if (ofRelease !== undefined) return `<release ${ofRelease.toLowerCase()}>`;
  return undefined;
}

/** Evaluates an action inside a line: a value, optionally piped to `default` and `quote`. */
function inline(action: string, context: HelmContext): string {
  const [first = '', ...filters] = action.split('|').map((part) => part.trim());
  let value = term(first, context);
  for (const filter of filters) {
    const otherwise = /^default\s+(.+)$/.exec(filter)?.[1];
    if (otherwise !== undefined && (value === undefined || value === null || value === ''))
      value = term(otherwise.trim(), context);
  }
  if (/^default\s/.test(first)) {
    const [, otherwise = '', name = ''] = /^default\s+(\S+)\s+(\S+)$/.exec(first) ?? [];
    value = term(name, context) ?? term(otherwise, context);
  }
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value as string | number);
}

/** Evaluates a condition with the default values; undefined if that requires Helm. */
function chosen(condition: string, context: HelmContext): boolean | undefined {
  const [, not, name] = /^(not\s+)?(\$?\.Values\.[\w.]+)$/.exec(condition) ?? [];
  if (name === undefined) return undefined;
  const value = term(name, context);
  const set = Array.isArray(value) ? value.length > 0 : value !== '' && Boolean(value);
  return not === undefined ? set : !set;
}

interface Block {
  /** False in a branch that is left out. */
  keep: boolean;
  readonly opened: boolean | undefined;
  /** Number of output lines before the block. */
  readonly start: number;
}

/**
 * Converts a template to plain YAML, accurate enough to find its objects: removes lines that contain only an action, and replaces
 * inline actions with their default values. If a condition has an `else`, keeps the selected branch, or the first if Helm decides.
 * Without `else`, keeps the lines, so that optional objects are found.
 */
export function withoutActions(template: string, context: HelmContext): string {
  const blocks: Block[] = [];
  const lines: string[] = [];
  // The loop reads single lines, so comments are removed and multi-line actions are joined.
  const text = template.replace(/\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}/g, '');
  for (const line of text.replace(ACTION, (action) => action.replaceAll(/\s*\n\s*/g, ' ')).split('\n')) {
    const alone = /^\s*\{\{-?\s*(.*?)\s*-?\}\}\s*$/.exec(line)?.[1];
    const [word = ''] = alone === undefined || alone.includes('}}') ? [''] : alone.split(/\s+/);
    const block = blocks.at(-1);
    if (['if', 'with', 'range', 'define', 'block'].includes(word)) {
      const opened = word === 'if' ? chosen(alone!.slice(3).trim(), context) : undefined;
      blocks.push({keep: word !== 'define', opened, start: lines.length});
    } else if (word === 'else' && block) {
      block.keep = block.opened === false;
      if (block.keep) lines.length = block.start;
    } else if (word === 'end') {
      blocks.pop();
    } else if (word === '' && blocks.every(({keep}) => keep)) {
      lines.push(line.replace(ACTION, (_, action: string) => inline(action, context)));
    }
  }
  return lines.join('\n');
}
