import type {DeclarationReflection} from 'typedoc';

import {notice, paragraphs} from '../markdown';
import {isDeprecated} from '../purposes';
import type {PageContext} from './context';

/** What warns at the top of a page: deprecation, a known defect, an experiment. */
export function notices(page: PageContext): string {
  const {reflection} = page.symbol;
  const deprecated =
    page.text?.deprecated ??
    (isDeprecated(reflection, page.symbol.entryPoint.module)
      ? page.tag(reflection, '@deprecated')
      : undefined);
  return paragraphs(
    deprecated !== undefined
      ? notice(
          'warning',
          'Deprecated',
          page.resolve(deprecated) || 'Avoid it in new code.',
        )
      : undefined,
    page.text?.defect
      ? notice('danger', 'Known defect', page.resolve(page.text.defect))
      : undefined,
    hasModifier(reflection, '@experimental')
      ? notice(
          'info',
          'Experimental',
          'The library marks this as experimental: it may change in any release.',
        )
      : undefined,
  );
}

function hasModifier(
  reflection: DeclarationReflection,
  tag: '@experimental',
): boolean {
  return [reflection, ...(reflection.signatures ?? [])].some(({comment}) =>
    comment?.hasModifier(tag),
  );
}
