import {type DeclarationReflection, ReflectionKind} from 'typedoc';

import {fence, notice, paragraphs, section} from '../markdown';
import {callSections} from './call-sections';
import type {PageContext} from './context';
import {signatureCode, signaturesOfType} from './signature-code';
import {typeParameters} from './type-parameters';

/** The section of a constructor or a method. */
export function member(
  page: PageContext,
  child: DeclarationReflection,
  title: string,
  level: 2 | 3,
): string {
  const name = child.kindOf(ReflectionKind.Constructor)
    ? 'constructor'
    : child.name;
  const key = `${page.key}.${name}`;
  const text = page.memberText(name);
  const signatures = child.signatures ?? signaturesOfType(child) ?? [];
  const declared = signatures.flatMap((signature) => {
    const declaration = page.signatureNode(signature);
    return declaration ? [{signature, declaration}] : [];
  });
  const head = child.kindOf(ReflectionKind.Constructor)
    ? `new ${page.symbol.reflection.name}`
    : `${memberModifiers(child)}${child.name}`;
  const summary = page.resolve(
    text?.summary ??
      page.commentSummary(child) ??
      page.commentSummary(signatures[0]),
  );
  const deprecated = page.deprecation(child);
  if (deprecated === undefined) {
    page.report.require(
      key,
      summary ||
        (declared.every(
          ({declaration}) => declaration.parameters.length === 0,
        ) && name === 'constructor'
          ? 'none needed'
          : undefined),
    );
  }
  return section(
    level,
    title,
    summary,
    deprecated !== undefined
      ? notice('warning', 'Deprecated', page.resolve(deprecated))
      : undefined,
    fence(
      'ts signature',
      declared
        .map(({declaration}) =>
          signatureCode(page, head, declaration, text?.returnType),
        )
        .join('\n\n'),
    ),
    deprecated !== undefined
      ? undefined
      : paragraphs(
          ...mergeOverloads(
            declared.map(({signature, declaration}) =>
              callSections(
                page,
                signature,
                declaration,
                key,
                text,
                level === 2 ? 3 : 4,
              ),
            ),
          ),
          declared[0] && text?.typeParameters
            ? section(
                level === 2 ? 3 : 4,
                'Type parameters',
                typeParameters(page, declared[0].declaration, text),
              )
            : undefined,
        ),
    text?.remarks && page.resolve(text.remarks),
  );
}

function memberModifiers({flags}: DeclarationReflection): string {
  return [
    flags.isStatic && 'static ',
    flags.isProtected && 'protected ',
    flags.isAbstract && 'abstract ',
  ]
    .filter(Boolean)
    .join('');
}

/** Overloads of one method mostly say the same: what repeats is shown once. */
function mergeOverloads(sections: string[]): string[] {
  return Array.from(new Set(sections)).slice(0, 1);
}
