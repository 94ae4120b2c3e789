// Differs from the original: an octagon drawn with lines.
import {drawn} from './drawn';

export default drawn('M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 4.75v4M8 10.25v1.25');
