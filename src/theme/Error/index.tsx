// Differs from the original: shows the same screen as a crash inside the layout, without the layout, which might have crashed.
export {default} from '../../components/Crash';
