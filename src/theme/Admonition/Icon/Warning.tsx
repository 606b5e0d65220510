export {default} from 'lucide-static/icons/triangle-alert.svg';
