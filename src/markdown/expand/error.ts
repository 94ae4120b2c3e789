import {FlawError} from '../../text/flaw';

/** A mistake in a page or in the catalogue that its author can mend. */
export class ContentError extends FlawError {
  constructor(file: string, line: number, cause: string, mend: string) {
    super(line, cause, mend, file);
    this.message = `${file}:${line}: ${cause}. ${mend}`;
    Object.defineProperty(this, 'name', {value: 'ContentError'});
  }
}
