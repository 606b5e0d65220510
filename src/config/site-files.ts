import type {SiteFilesOptions} from '../plugins/site-files';

export const siteFiles = {
  tokens: 'src/css/tokens.css',
  logo: 'static/img/logo.svg',
} satisfies SiteFilesOptions;
