// Differs from the original: an i in a circle drawn with lines.
import {drawn} from './drawn';

export default drawn(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="M8 7.25v4M8 4.5v1.25" />
  </>,
);
