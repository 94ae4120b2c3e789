import {withoutEchoes} from './echoes';

// Keeps the color mode one of the two that there are, whatever a storage refuses to hold. Stands before the listeners of the theme, which come with its components.
if (typeof window !== 'undefined') window.addEventListener('storage', withoutEchoes(queueMicrotask));
