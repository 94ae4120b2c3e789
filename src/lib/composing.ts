/** The properties of a keyboard event, native or of React, that show whether an input method handles it. */
interface Key {
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: {readonly isComposing: boolean};
}

/** The key code of a keydown that an input method has handled. */
const HANDLED = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that confirms a candidate. Safari ends the composition before
 * it sends that key, so the key code is checked as well.
 */
export const isComposing = ({keyCode, isComposing: own, nativeEvent}: Key): boolean =>
  keyCode === HANDLED || own === true || nativeEvent?.isComposing === true;
