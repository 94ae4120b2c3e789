// Differs from the original: a page drawn with lines.
import {drawn} from './drawn';

export default drawn('M3.5 2h6l3 3v9h-9zM5.5 7.5h5M5.5 10.5h5');
