import type {DeclarationReflection} from 'typedoc';
import type {MarkdownTheme} from 'typedoc-plugin-markdown';

import type {Job} from '../generate';
import type {EntryPoint} from '../entry-points';
import {groupByPurpose, isDeprecated} from './purposes';
import type {DocumentedSymbol, SymbolTable} from './symbols';

type NavigationItem = ReturnType<MarkdownTheme['getNavigation']>[number];

/** The sidebar's tree: packages, in them purposes and further modules, in them symbols. */
export function buildNavigation(
  job: Job,
  symbols: SymbolTable,
  urlOf: (reflection: DeclarationReflection) => string,
): NavigationItem[] {
  const moduleItem = (entryPoint: EntryPoint): NavigationItem[] => {
    const exported = symbols
      .all()
      .filter((symbol) => symbol.entryPoint.module === entryPoint.module);
    return groupItems(exported, urlOf);
  };
  return job.packages.map(({name, specifier, entryPoints}) => {
    const [main, ...others] = entryPoints;
    return {
      title: specifier,
      path: `${name}/index.md`,
      children: [
        ...moduleItem(main!),
        ...others.map((entryPoint) => ({
          title: entryPoint.module.slice(name.length + 1),
          path: `${entryPoint.module}/index.md`,
          children: moduleItem(entryPoint),
        })),
      ],
    };
  });
}

function groupItems(
  exported: DocumentedSymbol[],
  urlOf: (reflection: DeclarationReflection) => string,
): NavigationItem[] {
  const groups = groupByPurpose(exported);
  const items = (members: DocumentedSymbol[]) =>
    members.map(({reflection, entryPoint}) => ({
      title: reflection.name,
      path: urlOf(reflection),
      isDeprecated: isDeprecated(reflection, entryPoint.module),
    }));
  return groups.length > 1
    ? groups.map(({purpose, members}) => ({
        title: purpose,
        children: items(members),
      }))
    : groups.flatMap(({members}) => items(members));
}
