// Differs from the original: the same screen as for a crash inside the layout, which may have crashed itself.
export {default} from '../../components/Crash';
