export {default} from 'lucide-static/icons/lightbulb.svg';
