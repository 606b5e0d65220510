import type {SocialCardsOptions} from '../plugins/social-cards';
import {setLabels} from './sets';

export const socialCards = {
  tokens: 'src/css/tokens.css',
  logo: 'static/img/logo.svg',
  setLabels,
} satisfies SocialCardsOptions;
