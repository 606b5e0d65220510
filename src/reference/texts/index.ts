import {coreTexts} from './core';
import {coreQueryTexts} from './core-queries';
import {sharedFieldTexts} from './fields';
import {lightClientTexts} from './light-client';
import {reactActionTexts} from './react-actions';
import {reactQueryTexts} from './react-queries';
import type {ModuleTexts, SymbolText} from './types';
import {utilsTexts} from './utils';
import {vueTexts} from './vue';
import {walletsTexts} from './wallets';

/** All our texts, by the path of the module. */
export const texts: Record<string, ModuleTexts> = {
  core: {...coreTexts, ...coreQueryTexts},
  'core/wallets': walletsTexts,
  'core/providers/light-client': lightClientTexts,
  react: {...reactQueryTexts, ...reactActionTexts},
  utils: utilsTexts,
  vue: vueTexts,
};

export {sharedFieldTexts};

/** Every key of a module that its pages must use up: symbols, their members and parameters. */
export const textKeys = (module: string): string[] =>
  Object.entries(texts[module] ?? {}).flatMap(([name, text]) =>
    symbolKeys(`${module}.${name}`, text),
  );

function symbolKeys(key: string, text: SymbolText): string[] {
  return [
    key,
    ...parameterKeys(key, text.parameters),
    ...Object.entries(text.members ?? {}).flatMap(([member, memberText]) => [
      `${key}.${member}`,
      ...parameterKeys(`${key}.${member}`, memberText.parameters),
    ]),
  ];
}

const parameterKeys = (key: string, parameters: Record<string, string> = {}) =>
  Object.keys(parameters).map((path) => `${key}(${path})`);
