import type {Counterparts} from '../../src/framework-switch/counterparts';
import type {SetId} from '../../src/site/sets';
import {counterpartOf} from '../../src/framework-switch/counterpart';

/** The pages of each set, by their paths below it, with their names. */
export type PagesOfSets = Record<SetId, ReadonlyMap<string, string>>;

const table = 'src/framework-switch/counterparts.ts';

/**
 * What is wrong with the table of counterparts: pages that lead nowhere, entries
 * of pages that are gone, entries that the rule or another entry makes needless.
 *
 * @returns a sentence a fault, none where the table is complete
 */
export function findTableFaults(
  pages: PagesOfSets,
  tables: Counterparts,
): string[] {
  return [
    ...faultsOfPages(pages, tables),
    ...faultsOfPairs(pages, tables),
    ...faultsOfLonePages(pages, tables),
  ];
}

function faultsOfPages(pages: PagesOfSets, tables: Counterparts): string[] {
  return addresses(pages)
    .map((address) => ({address, target: counterpartOf(address, tables)!}))
    .filter(({target}) => !pages[target.set].has(target.page))
    .map(
      ({address, target}) =>
        `${address} has no counterpart: ${target.path} is not there. List it in ${table}, in a pair or as a lone page.`,
    );
}

function faultsOfPairs(pages: PagesOfSets, {apiPairs}: Counterparts): string[] {
  const named = (set: SetId) =>
    apiPairs.flatMap((pair) => pair[set].map((page) => `/api/${set}${page}`));
  return (['react', 'vue'] as const).flatMap((set) => {
    const other = set === 'react' ? 'vue' : 'react';
    return named(set).flatMap((page, index, all) => {
      const namesake = page.replace(`/api/${set}`, `/api/${other}`);
      return [
        ...(pages[set].has(page)
          ? []
          : [`${table} pairs /${set}${page}, which is not there.`]),
        ...(all.indexOf(page) === index
          ? []
          : [`${table} pairs /${set}${page} twice.`]),
        ...(pages[other].has(namesake)
          ? [
              `${table} pairs /${set}${page}, whose namesake /${other}${namesake} is its counterpart by rule.`,
            ]
          : []),
      ];
    });
  });
}

function faultsOfLonePages(
  pages: PagesOfSets,
  {apiPairs, lonePages}: Counterparts,
): string[] {
  const withoutEntry = {apiPairs, lonePages: []};
  return lonePages.flatMap(({set, page, nearest}) => {
    const address = `/${set}${page}`;
    const target = counterpartOf(address, withoutEntry)!;
    const name = pages[target.set].get(nearest.page);
    return [
      ...(pages[set].has(page)
        ? []
        : [`${table} calls ${address} a lone page, which is not there.`]),
      ...(pages[target.set].has(target.page)
        ? [
            `${table} calls ${address} a lone page, but ${target.path} is there.`,
          ]
        : []),
      ...(name === nearest.label
        ? []
        : [
            `${table} calls /${target.set}${nearest.page}, the nearest to ${address}, "${nearest.label}"; ${name === undefined ? 'it is not there' : `its name is "${name}"`}.`,
          ]),
    ];
  });
}

function addresses(pages: PagesOfSets): string[] {
  return (['react', 'vue'] as const).flatMap((set) =>
    Array.from(pages[set].keys(), (page) => `/${set}${page}`),
  );
}
