import {ReflectionKind, type SignatureReflection} from 'typedoc';
import ts from 'typescript';

import {fence, notice, paragraphs, section} from '../markdown';
import {callSections} from './call-sections';
import type {PageContext} from './context';
import type {PageBody} from './body';
import {typeParameters} from './type-parameters';
import {signatureCode, signatureFence} from './signature-code';

/** What a page of a function holds below its words; a function with overloads has a section for each. */
export function functionBody(
  page: PageContext,
  signatures: SignatureReflection[],
): PageBody {
  const declared = signatures.flatMap((signature) => {
    const declaration = page.signatureNode(signature);
    return declaration ? [{signature, declaration}] : [];
  });
  const head = page.symbol.reflection.kindOf(ReflectionKind.Variable)
    ? `const ${page.symbol.reflection.name}: `
    : `function ${page.symbol.reflection.name}`;
  const code = declared.map(({declaration}) =>
    signatureCode(page, head, declaration, page.text?.returnType),
  );
  const sections = declared.map(({signature, declaration}) =>
    callSections(
      page,
      signature,
      declaration,
      page.key,
      page.text,
      declared.length > 1 ? 3 : 2,
    ),
  );
  const fenced = signatureFence(page, code.join('\n\n'));
  if (declared.length === 1) {
    return {
      code: fenced,
      details: paragraphs(...sections),
      typeParameters: section(
        2,
        'Type parameters',
        typeParameters(page, declared[0]!.declaration, page.text),
      ),
    };
  }
  return {
    code: fenced,
    details: paragraphs(
      ...declared.map(({signature, declaration}, index) =>
        section(
          2,
          `Call ${index + 1} of ${declared.length}`,
          overloadSummary(page, signature),
          fence('ts signature', code[index]!),
          sections[index],
          section(
            3,
            'Type parameters',
            typeParameters(page, declaration, page.text),
          ),
        ),
      ),
    ),
  };
}

function overloadSummary(
  page: PageContext,
  signature: SignatureReflection,
): string | undefined {
  const node = page.signatureNode(signature);
  const deprecated =
    node && ts.getJSDocDeprecatedTag(node)
      ? signature.comment?.getTag('@deprecated')
      : undefined;
  return paragraphs(
    page.text?.summary ? undefined : page.commentSummary(signature),
    deprecated
      ? notice(
          'warning',
          'Deprecated',
          page.resolve(page.tools.commentText(deprecated.content)),
        )
      : undefined,
  );
}
