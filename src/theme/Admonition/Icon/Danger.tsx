export {default} from 'lucide-static/icons/octagon-alert.svg';
