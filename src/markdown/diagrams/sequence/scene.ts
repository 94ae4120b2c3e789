import type {BlockName} from './model';

/** A box of text: top left corner and size in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the layout decides and the drawing draws. All lengths in px, y downwards. */
export type Shape =
  | ({readonly kind: 'participant'; readonly lines: readonly string[]} & Box)
  | {readonly kind: 'lifeline'; readonly x: number; readonly top: number; readonly bottom: number}
  | {
      readonly kind: 'message';
      readonly from: number;
      readonly to: number;
      /** Of the arrow; the text is above it, around `middle`. */
      readonly y: number;
      readonly middle: number;
      readonly lines: readonly string[];
      readonly dashed: boolean;
    }
  | ({readonly kind: 'self'; readonly lines: readonly string[]; readonly dashed: boolean} & Box)
  | ({readonly kind: 'note'; readonly lines: readonly string[]} & Box)
  | ({
      readonly kind: 'frame';
      readonly name: BlockName;
      readonly tabWidth: number;
      /** `y` is the top of the section; the first is the top of the frame. */
      readonly sections: readonly {readonly y: number; readonly lines: readonly string[]}[];
    } & Box);

export type ShapeOf<Kind extends Shape['kind']> = Extract<Shape, {kind: Kind}>;

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}
