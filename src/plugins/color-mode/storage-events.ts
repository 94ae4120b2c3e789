import {withoutEchoes} from './echoes';

// Stands before the listeners of the theme, which come with its components.
if (typeof window !== 'undefined') window.addEventListener('storage', withoutEchoes(queueMicrotask));
