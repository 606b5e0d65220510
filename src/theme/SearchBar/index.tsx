export {default} from '../../search/client/search-bar';
