/** What a try block tries: the rules of one of two hooks, the scope of a Scan, or all rules that are shipped. */
export type BlockKind = 'cascading-rule' | 'post-processing' | 'scope' | 'playground';

/** The texts of a try block, by what they hold. */
export type PartName = 'rule' | 'finding' | 'scan';

/** The parts of each kind of block, in the order in which they stand, and which of them may be left out. */
export const BLOCKS: Readonly<Record<BlockKind, readonly {readonly name: PartName; readonly optional: boolean}[]>> = {
  'cascading-rule': [
    {name: 'rule', optional: false},
    {name: 'finding', optional: false},
    {name: 'scan', optional: true},
  ],
  'post-processing': [
    {name: 'rule', optional: false},
    {name: 'finding', optional: false},
  ],
  scope: [
    {name: 'scan', optional: false},
    {name: 'finding', optional: false},
  ],
  playground: [
    {name: 'finding', optional: false},
    {name: 'scan', optional: false},
  ],
};

export type BlockTexts = Readonly<Partial<Record<PartName, string>>>;
