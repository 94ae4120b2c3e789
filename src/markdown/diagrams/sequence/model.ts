/** Who takes part, in the order of the columns. */
export interface Participant {
  readonly id: string;
  readonly label: string;
}

/** An arrow from one participant to another, or to itself. Indexes of columns. */
export interface Message {
  readonly kind: 'message';
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly dashed: boolean;
}

/** A remark over one participant (`first` equals `last`) or over all from the first to the last. */
export interface Note {
  readonly kind: 'note';
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

export type BlockName = 'loop' | 'alt' | 'opt' | 'par';

/** One branch of a block with its condition, which can be empty. */
export interface Section {
  readonly label: string;
  readonly steps: readonly Step[];
}

/** Steps in a frame. Only `alt` and `par` have more than one section. */
export interface Block {
  readonly kind: 'block';
  readonly name: BlockName;
  readonly sections: readonly Section[];
}

export type Step = Message | Note | Block;

export interface Sequence {
  readonly participants: readonly Participant[];
  readonly steps: readonly Step[];
}
