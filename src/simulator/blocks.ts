/** What a try block tests: the rules of one of two hooks, the scope of a Scan, or all shipped rules. */
export type BlockKind = 'cascading-rule' | 'post-processing' | 'scope' | 'playground';

/** The names of the texts in a try block. */
export type PartName = 'rule' | 'finding' | 'scan';

/** The parts of each kind of block, in order. */
export const BLOCKS: Readonly<Record<BlockKind, readonly PartName[]>> = {
  'cascading-rule': ['rule', 'finding', 'scan'],
  'post-processing': ['rule', 'finding'],
  scope: ['scan', 'finding'],
  playground: ['finding', 'scan'],
};

export type BlockTexts = Readonly<Partial<Record<PartName, string>>>;
