import type {ModuleTexts} from './types';

export const lightClientTexts: ModuleTexts = {
  createLightClientProvider: {purpose: 'Chains and clients'},
};
