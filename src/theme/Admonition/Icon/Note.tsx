export {default} from 'lucide-static/icons/sticky-note.svg';
