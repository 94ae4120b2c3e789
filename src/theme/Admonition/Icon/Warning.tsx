// Differs from the original: a triangle drawn with lines.
import {drawn} from './drawn';

export default drawn('M8 2 14.5 13.5h-13zM8 6.25v3.5M8 11v1.25');
