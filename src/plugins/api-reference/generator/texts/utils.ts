import type {ModuleTexts} from './types';

export const utilsTexts: ModuleTexts = {
  DenominatedNumber: {purpose: 'Numbers and balances'},
  BigIntMath: {purpose: 'Numbers and balances'},
};
