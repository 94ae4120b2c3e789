/** What a try block tries: the rules of one of two hooks, the scope of a Scan, or all rules that are shipped. */
export type BlockKind = 'cascading-rule' | 'post-processing' | 'scope' | 'playground';

/** The texts of a try block, by what they hold. */
export type PartName = 'rule' | 'finding' | 'scan';

/** The parts of each kind of block, in their order. */
export const BLOCKS: Readonly<Record<BlockKind, readonly PartName[]>> = {
  'cascading-rule': ['rule', 'finding', 'scan'],
  'post-processing': ['rule', 'finding'],
  scope: ['scan', 'finding'],
  playground: ['finding', 'scan'],
};

export type BlockTexts = Readonly<Partial<Record<PartName, string>>>;
