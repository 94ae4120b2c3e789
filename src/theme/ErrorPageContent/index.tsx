// Differs from the original: the same screen as for a crash that took the bar and the foot with it, title included.
export {default} from '../../components/Crash';
