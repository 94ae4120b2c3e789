// Differs from the original: a lamp drawn with lines.
import {drawn} from './drawn';

export default drawn('M6 11.5c0-1.5-2-2.3-2-4.8a4 4 0 0 1 8 0c0 2.5-2 3.3-2 4.8zM6.25 14h3.5');
