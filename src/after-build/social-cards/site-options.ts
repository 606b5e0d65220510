import type {SocialCardsOptions} from '.';
import {setLabels} from '../../site/sets';

export const socialCards = {
  tokens: 'src/css/tokens.css',
  logo: 'static/img/logo.svg',
  setLabels,
} satisfies SocialCardsOptions;
