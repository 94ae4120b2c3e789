// Differs from the original: shows the same screen as a crash of the whole page, and sets the document title.
export {default} from '../../components/Crash';
