import {type DeclarationReflection, ReflectionKind} from 'typedoc';

import {anchorOf} from './anchor';
import {parameterNames} from './call-form';
import {signaturesOf} from './facts';
import {deprecatedLast, isDeprecated} from './lay-texts';
import {cardList, folded, inlineCode, rowList, section} from './markdown';
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
  const current = methods.filter((each) => !isDeprecated(each));
  const properties = [
    ...write.fieldsOf(model),
    ...own.filter((each) => !called.includes(each)),
  ];
  const members = children.filter((each) => !isConstructor(each));
  const part = (each: DeclarationReflection) => memberPart(write, each);
  return [
    section(2, 'Constructor', ...called.filter(isConstructor).map(part)),
    section(2, 'Properties', cardList(write.rows(properties))),
    section(
      2,
      'Methods',
      current.length >= fewestCards && memberCards(write, current),
      ...methods.map(part),
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

/** With fewer methods, their sections can be scanned without cards. */
const fewestCards = 3;

/** Longer method declarations are folded, below the call form. */
const mostLinesOpen = 10;

function memberPart(write: Writer, member: DeclarationReflection): string {
  const signatures = signaturesOf(member);
  const isConstructor = member.kindOf(ReflectionKind.Constructor);
  const name = isConstructor ? `new ${member.parent!.name}` : member.name;
  const code = write.declared(signatures);
  const isLong = code.split('\n').length > mostLinesOpen;
  return section(
    3,
    `${name}()`,
    write.words(member.comment),
    write.deprecation(member),
    write.notices(member),
    isLong || isConstructor ? write.called(member) : code,
    ...(isDeprecated(member) ? [] : signatures.slice(0, 1)).flatMap((first) => [
      callSections(write, first, 4),
      typeParameterSection(write, first.typeParameters, 4),
    ]),
    write.tag(member.comment, '@remarks'),
    isLong && folded('Full signature', code),
  );
}

/** Returns cards that link to the description of each member. */
function memberCards(
  write: Writer,
  members: readonly DeclarationReflection[],
): string {
  const {page} = write.context;
  const rows = members.map((member) => {
    const parent = member.parent!;
    const isHere = parent === page.model;
    const address = `${isHere ? '' : write.context.urlTo(parent)}#${anchorOf(member)}`;
    const name = isHere ? member.name : `${parent.name}.${member.name}`;
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
    return shortType(String(member.getSignature?.type ?? member.type));
  }
  const result = shortType(write.resultOf(signature), longestResult);
  return `${parameterNames(signature)} => ${result || '…'}`;
}

/** Returns the member of the class that declares it, whose page describes it. */
function originOf(member: DeclarationReflection): DeclarationReflection {
  const inherited = member.inheritedFrom?.reflection;
  return inherited?.isDeclaration() ? originOf(inherited) : member;
}
