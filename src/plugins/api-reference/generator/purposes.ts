import type {DeclarationReflection} from 'typedoc';

import type {DocumentedSymbol} from './symbols';
import {texts} from './texts';
import {type Purpose, PURPOSES} from './texts/types';

/**
 * Groups exports by what they are for, in the order of PURPOSES; inside a
 * group deprecated ones come last.
 *
 * @throws when an export has no purpose: every export is filed by hand.
 */
export function groupByPurpose(
  exported: DocumentedSymbol[],
): {purpose: Purpose; members: DocumentedSymbol[]}[] {
  const filed = exported.map((symbol) => {
    const {module} = symbol.entryPoint;
    const purpose = texts[module]?.[symbol.reflection.name]?.purpose;
    if (!purpose) {
      throw new Error(
        `${module} exports ${symbol.reflection.name}, which has no purpose: add it to the texts of ${module} in src/plugins/api-reference/generator/texts.`,
      );
    }
    return {symbol, purpose};
  });
  return PURPOSES.map((purpose) => ({
    purpose,
    members: filed
      .filter((entry) => entry.purpose === purpose)
      .map(({symbol}) => symbol)
      .sort(
        (a, b) =>
          Number(isDeprecated(a.reflection, a.entryPoint.module)) -
            Number(isDeprecated(b.reflection, b.entryPoint.module)) ||
          a.reflection.name.localeCompare(b.reflection.name),
      ),
  })).filter(({members}) => members.length > 0);
}

/**
 * Whether an export is deprecated: by our text, by its own comment, or in
 * every way of calling it. A function with one deprecated overload is not.
 */
export function isDeprecated(
  reflection: DeclarationReflection,
  module: string,
): boolean {
  if (texts[module]?.[reflection.name]?.deprecated !== undefined) {
    return true;
  }
  const signatures = reflection.signatures ?? [];
  return signatures.length > 1
    ? signatures.every(({comment}) => comment?.getTag('@deprecated'))
    : reflection.isDeprecated();
}
