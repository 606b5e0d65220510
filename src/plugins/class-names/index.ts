import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {Configuration, RuleSetRule} from 'webpack';

import {cacheVersion} from '../whole-cache/cache-version';
import {nameClasses, type ClassNames} from './name-classes';

export type ClassNamesOptions = {
  /** Where CSS modules lie, relative to the site. */
  folders: string[];
};

/** Gives the classes of CSS modules short names that stay the same from build to build. */
export default function classNames(
  {siteDir}: LoadContext,
  {folders}: ClassNamesOptions & {id: string},
): Plugin {
  return {
    name: 'class-names',
    configureWebpack(config) {
      if (process.env.NODE_ENV !== 'production') return {};
      const names = nameClasses(
        readModules(folders.map((folder) => path.join(siteDir, folder))),
      );
      return {
        module: {rules: withNames(config.module?.rules, names)},
        // A class keeps its number in what the bundler kept, and may have another one now.
        ...cacheVersion(config, __dirname, JSON.stringify(names.numbered)),
        mergeStrategy: {'module.rules': 'replace'},
      };
    },
  };
}

/** The texts of the CSS modules in the folders by their paths, those of the first folder first. */
function readModules(folders: readonly string[]): Map<string, string> {
  return new Map(
    folders.flatMap((folder) =>
      Globby.sync('**/*.module.css', {
        cwd: folder,
        ignore: ['**/node_modules'],
      })
        .sort()
        // The bundler tells where a linked file really lies.
        .map((file) => realpathSync(path.join(folder, file)))
        .map((file) => [file, readFileSync(file, 'utf8')] as const),
    ),
  );
}

type Rules = NonNullable<Configuration['module']>['rules'];
interface CssLoader {
  loader: string;
  options: {modules: object};
}

/** The rules, with the names in place of those that the generator gives. */
function withNames(rules: Rules, names: ClassNames): Rules {
  let changed = 0;
  const getLocalIdent = (
    {resourcePath}: {resourcePath: string},
    _pattern: string,
    name: string,
  ): string => names.nameOf(resourcePath, name);
  const rename = (use: unknown): unknown => {
    if (!isModuleLoader(use)) return use;
    changed++;
    const modules = {...use.options.modules, getLocalIdent};
    return {...use, options: {...use.options, modules}};
  };
  const renamed = rules?.map((rule) =>
    isRule(rule) && Array.isArray(rule.use)
      ? {...rule, use: rule.use.map(rename) as RuleSetRule['use']}
      : rule,
  );
  if (changed === 0) {
    throw new Error(
      'class-names: the bundler has no rule any more that loads CSS modules with css-loader. Adapt src/plugins/class-names to what loads them now.',
    );
  }
  return renamed as Rules;
}

const isRule = (rule: unknown): rule is RuleSetRule =>
  typeof rule === 'object' && rule !== null;

function isModuleLoader(use: unknown): use is CssLoader {
  const {loader, options} = (use ?? {}) as Partial<CssLoader>;
  return (
    /[\\/]css-loader[\\/]/.test(loader ?? '') &&
    typeof options?.modules === 'object'
  );
}
