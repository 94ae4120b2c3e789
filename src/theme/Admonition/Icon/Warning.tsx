// Differs from the original: a triangle drawn with lines.
import {drawn} from './drawn';

export default drawn(
  <>
    <path d="M8 2 14.5 13.5h-13z" />
    <path d="M8 6.25v3.5M8 11v1.25" />
  </>,
);
