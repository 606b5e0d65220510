import {stripVTControlCharacters} from 'node:util';

/** Steps below this many seconds are not worth a row. */
const shortest = 0.3;

/**
 * The steps of a build that took longest, from what Docusaurus' own logger
 * printed, in the order they ended.
 *
 * @param output of a build with `DOCUSAURUS_PERF_LOGGER=true`
 * @returns rows of a step's name and its seconds
 */
export function slowestSteps(output: string): string[][] {
  const lines = stripVTControlCharacters(output).matchAll(
    /\[PERF\] (Build > [^\n]*?) - ([\d.]+) (seconds!|ms) - /g,
  );
  return Array.from(lines, ([, name, amount, unit]) => ({
    name: name!.replace(/^Build > /, ''),
    seconds: Number(amount) / (unit === 'ms' ? 1000 : 1),
  }))
    .filter(
      ({name, seconds}) => seconds >= shortest && !/Thread pool > /.test(name),
    )
    .map(({name, seconds}) => [name, seconds.toFixed(1)]);
}
