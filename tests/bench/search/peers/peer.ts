import type {Sizes} from '../bytes';
import type {Answering} from '../measures';

/** Another search on the content of our build. */
export interface Peer {
  readonly name: string;
  readonly answering: Answering;
  /** Files that a browser loads to answer; for one that loads parts of an index, all parts. */
  readonly sizes: readonly Sizes[];
  readonly close?: () => Promise<void>;
}
