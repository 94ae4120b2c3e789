// Differs from the original: an i in a circle drawn with lines.
import {drawn} from './drawn';

export default drawn('M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM8 7.25v4M8 4.5v1.25');
