/** The part of a keyboard event that tells of an input method, of the browser or of React. */
interface Key {
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: {readonly isComposing: boolean};
}

/** The key code of a keydown that an input method has handled. */
const HANDLED = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that confirms a candidate. Safari ends the composition before
 * it sends that key, so only the key code tells there.
 */
export const isComposing = ({keyCode, isComposing: own, nativeEvent}: Key): boolean =>
  keyCode === HANDLED || own === true || nativeEvent?.isComposing === true;
