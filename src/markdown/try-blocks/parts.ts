import type {Code} from 'mdast';
import {BLOCKS, type BlockKind, type BlockTexts, type PartName} from '../../simulator/blocks';
import {DiagnosticError} from '../../lib/diagnostic';

/** The values of `try="…"`: the kind of a block on its first fence, the name of a part on the others. */
const WORDS = [...Object.keys(BLOCKS), 'finding', 'scan'];

/** A fence in a try block. */
export interface TryFence {
  readonly code: Code;
  /** The value of `try="…"`. */
  readonly word: string;
}

export function isKind(word: string): word is BlockKind {
  return Object.hasOwn(BLOCKS, word);
}

/** @throws DiagnosticError on an unknown word, and on code that is not YAML */
export function assertTryFence({code, word}: TryFence): void {
  if (!WORDS.includes(word))
    throw new DiagnosticError(`try="${word}" is not known.`, `Use one of: ${WORDS.join(', ')}.`);
  if (code.lang !== 'yaml')
    throw new DiagnosticError(`try="${word}" is on a fence that is not YAML.`, 'Fence it as ```yaml.');
}

/**
 * The texts of a try block by part. Its first fence is the first part of its kind.
 *
 * @throws DiagnosticError, relative to the first fence, on a missing, unexpected or repeated part
 */
export function blockTexts(kind: BlockKind, fences: readonly TryFence[]): BlockTexts {
  const names = BLOCKS[kind];
  const texts: Partial<Record<PartName, string>> = {};
  for (const [index, {code, word}] of fences.entries()) {
    const name = index === 0 ? names[0] : names.find((candidate) => candidate === word);
    if (!name) throw new DiagnosticError(`A block try="${kind}" has no part try="${word}".`, 'Remove the part.');
    if (texts[name] !== undefined)
      throw new DiagnosticError(`The block try="${kind}" has two parts try="${word}".`, 'Keep one of them.');
    texts[name] = code.value;
  }
  // The Scan is optional for rules.
  const isOptional = (name: PartName): boolean => kind === 'cascading-rule' && name === 'scan';
  const missing = names.find((name) => texts[name] === undefined && !isOptional(name));
  if (missing) {
    throw new DiagnosticError(
      `The block try="${kind}" has no part try="${missing}".`,
      'Put a yaml fence with it directly after the first one, with nothing in between.',
    );
  }
  return texts;
}
