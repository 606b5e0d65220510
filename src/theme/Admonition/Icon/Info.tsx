export {default} from 'lucide-static/icons/info.svg';
