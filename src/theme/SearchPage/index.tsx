export {default} from '../../search/client/search-page';
