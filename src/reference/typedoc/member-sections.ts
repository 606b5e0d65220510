import {type DeclarationReflection, ReflectionKind} from 'typedoc';

import {anchorOf} from './anchor';
import {parameterNames} from './call-form';
import {signaturesOf} from './facts';
import {deprecatedLast, isDeprecated} from './apply-texts';
import {
  cardList,
  folded,
  inBox,
  inlineCode,
  paragraphs,
  rowList,
  section,
} from './markdown';
import {shortType} from './short-type';
import {callSections, leadFirst, typeParameterSection} from './sections';
import type {Writer} from './write';

/** Returns constructor, properties, methods, and inherited members. */
export function memberSections(
  write: Writer,
  model: DeclarationReflection,
): string[] {
  const {children = []} = model;
  const own = children.filter(({inheritedFrom}) => !inheritedFrom);
  const called = own.filter((each) => signaturesOf(each).length > 0);
  const isConstructor = (each: DeclarationReflection) =>
    each.kindOf(ReflectionKind.Constructor);
  const methods = called
    .filter((each) => !isConstructor(each))
    .sort(deprecatedLast);
  const isFolded = methods.length >= minMethodsToFold;
  const properties = [
    ...write.fieldsOf(model),
    ...own.filter((each) => !called.includes(each)),
  ];
  const members = children.filter((each) => !isConstructor(each));
  return [
    section(
      2,
      'Constructor',
      ...called.filter(isConstructor).map((each) => memberPart(write, each)),
    ),
    section(2, 'Properties', cardList(write.rows(properties))),
    section(
      2,
      'Methods',
      ...methods.map((each) => memberPart(write, each, isFolded)),
    ),
    section(
      2,
      'Inherited',
      memberCards(
        write,
        members.filter((each) => each.inheritedFrom?.reflection).map(originOf),
      ),
    ),
  ];
}

/** With fewer methods, a page is short enough to show all parameters. */
const minMethodsToFold = 3;

/**
 * Returns the section of a method or constructor.
 *
 * @param isFolded - whether to fold the parameters below the call form, so that
 *   a reader can scan the methods of a class
 */
function memberPart(
  write: Writer,
  member: DeclarationReflection,
  isFolded = false,
): string {
  const signatures = signaturesOf(member);
  const isConstructor = member.kindOf(ReflectionKind.Constructor);
  const name = isConstructor ? `new ${member.parent!.name}` : member.name;
  const isOld = isDeprecated(member);
  const [first] = isOld ? [] : signatures;
  const details = paragraphs(
    first && callSections(write, first, 4),
    first && typeParameterSection(write, first.typeParameters, 4),
  );
  const form = write.called(member);
  const full = isConstructor ? '' : write.fullSignature(member, form);
  const hasParameters = details.startsWith('#### Parameters');
  const isInBox = isFolded && (hasParameters || !details);
  const fold =
    isInBox && details
      ? folded(titleOf(details), paragraphs(details, full))
      : folded('Full signature', full);
  const box = inBox('api-call code-box', paragraphs(form, isInBox && fold));
  return section(
    3,
    `${name}()`,
    write.words(member.comment),
    write.deprecation(member),
    write.notices(member),
    // The top of the page shows the form of a constructor that can be called.
    !(isConstructor && write.called(member.parent!)) &&
      (isOld ? folded('Signature', box) : box),
    !isInBox && details,
    write.tag(member.comment, '@remarks'),
    !isInBox && fold,
  );
}

/** The names of sections in the title of a fold. */
const namesInTitle: Readonly<Record<string, string>> = {
  Returns: 'result',
  Throws: 'errors',
  'Type parameters': 'type parameters',
};

/** Returns the title of a fold with sections: `Parameters and result`. */
function titleOf(details: string): string {
  const names = Array.from(
    details.matchAll(/^#### (.+)$/gm),
    ([, title = '']) => namesInTitle[title] ?? title,
  );
  return new Intl.ListFormat('en').format(names);
}

/** Returns cards that link to the descriptions of members on other pages. */
function memberCards(
  write: Writer,
  members: readonly DeclarationReflection[],
): string {
  const rows = members.map((member) => {
    const parent = member.parent!;
    const address = `${write.context.urlTo(parent)}#${anchorOf(member)}`;
    const name = `${parent.name}.${member.name}`;
    const [sentence = ''] = leadFirst(write.words(member.comment));
    return {
      head: `[${inlineCode(name)}](${address}) ${write.linked(lineOf(write, member))}`,
      words: sentence,
      rows: [],
    };
  });
  return rowList(rows, 'api-rows api-cards api-members');
}

/** Characters of a result type in a card. */
const longestResult = 30;

/** Returns the type of a member on one line. */
function lineOf(write: Writer, member: DeclarationReflection): string {
  const [signature] = signaturesOf(member);
  if (!signature) {
    const type = member.getSignature?.type ?? member.type;
    return shortType(write.plain(String(type), member));
  }
  const result = shortType(
    write.plain(write.resultOf(signature), signature),
    longestResult,
  );
  return `${parameterNames(signature)} => ${result || '…'}`;
}

/** Returns the member of the class that declares it, whose page describes it. */
function originOf(member: DeclarationReflection): DeclarationReflection {
  const inherited = member.inheritedFrom?.reflection;
  return inherited?.isDeclaration() ? originOf(inherited) : member;
}
