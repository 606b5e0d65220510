import path from 'node:path';

import {
  type Comment,
  type DeclarationReflection,
  type ParameterReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

import {libraryRepository} from '../../site/facts';
import type {Module} from '../modules';
import {isDeprecated} from './lay-texts';
import {inlineCode, paragraphs, section, table} from './markdown';
import {type Facts, signaturesOf} from './shape';

const experimental =
  'The library marks this as experimental: it may change in any release.';

/** A parameter, a property or a field. */
type Described = DeclarationReflection | ParameterReflection;

/**
 * The page of an export: import line and signature come first, then the example,
 * then every parameter and field with its type and meaning. Sections that have
 * nothing to say are left out.
 */
export function exportPage(
  {helpers}: MarkdownThemeContext,
  model: DeclarationReflection,
  facts: Facts,
  modules: readonly Module[],
): string {
  const words = (comment: Comment | undefined): string =>
    helpers.getCommentParts(comment?.summary ?? []).trim();
  const tag = (comment: Comment | undefined, name: `@${string}`): string =>
    paragraphs(
      ...(comment?.getTags(name) ?? []).map(({content}) =>
        helpers.getCommentParts(content).trim(),
      ),
    );

  const notice = (kind: string, title: string, text: string): string =>
    text && `:::${kind}[${title}]\n\n${text}\n\n:::`;
  const notices = ({comment}: Reflection): string =>
    paragraphs(
      notice('warning', 'Deprecated', tag(comment, '@deprecated')),
      notice('danger', 'Known defect', tag(comment, '@defect')),
      comment?.hasModifier('@experimental') &&
        notice('info', 'Experimental', experimental),
    );

  /** How something is declared, which is laid out and shown unlike an example. */
  const declared = (models: Reflection[], ...first: string[]): string => {
    const code = models.flatMap((each) => facts.shown.get(each) ?? []);
    return `\`\`\`ts signature\n${[...first, ...code].join('\n\n')}\n\`\`\``;
  };

  function row(each: Described): string[] {
    const {flags, name, comment} = each;
    const getter = each.isDeclaration() ? each.getSignature : undefined;
    const modifiers = [
      flags.isStatic && 'static',
      flags.isProtected && 'protected',
      flags.isAbstract && 'abstract',
      (flags.isReadonly || getter) && 'read-only',
    ].filter(Boolean);
    return [
      inlineCode(
        `${flags.isRest ? '...' : ''}${name}${flags.isOptional ? '?' : ''}`,
      ),
      typeCode(getter?.type ?? each.type),
      inlineCode(each.isParameter() ? each.defaultValue : ''),
      [
        isDeprecated(each) && `**Deprecated.** ${tag(comment, '@deprecated')}`,
        words(comment),
        modifiers.length > 0 && `(${modifiers.join(', ')})`,
      ]
        .filter(Boolean)
        .join(' '),
    ];
  }

  /** Models, each with its fields below it. */
  const describe = (title: string, models: Described[] = []): string =>
    table(
      [title, 'Type', 'Default', 'Description'],
      models
        .flatMap((each) => [each, ...(facts.fields.get(each) ?? [])])
        .map(row),
    );

  const generics = (models: TypeParameterReflection[] = [], level = 2) =>
    section(
      level,
      'Type parameters',
      table(
        ['Type parameter', 'Extends', 'Default', 'Description'],
        models.map(({name, type, default: preset, comment}) => [
          inlineCode(name),
          typeCode(type),
          typeCode(preset),
          words(comment),
        ]),
      ),
    );

  /** What readers look up of one way to call something. */
  const call = (
    signature: SignatureReflection,
    comment: Comment | undefined,
    level: number,
  ): string =>
    paragraphs(
      section(level, 'Parameters', describe('Parameter', signature.parameters)),
      !signature.kindOf(ReflectionKind.ConstructorSignature) &&
        section(
          level,
          'Returns',
          String(signature.type) !== 'void' && typeCode(signature.type),
          tag(comment, '@returns') || tag(signature.comment, '@returns'),
          describe('Field', facts.fields.get(signature)),
        ),
      section(level, 'Throws', tag(comment, '@throws')),
    );

  /** A constructor, a method, or one of several ways to call a function. */
  function callable(
    level: number,
    title: string,
    each: DeclarationReflection | SignatureReflection,
    signatures: SignatureReflection[],
  ): string {
    const [first] = signatures;
    const isMember = each.isDeclaration();
    const withGenerics =
      !isMember || first?.typeParameters?.some(({comment}) => comment);
    const isOld = isMember && isDeprecated(each);
    return section(
      level,
      title,
      words(each.comment),
      notices(each),
      declared(signatures),
      first && !isOld && call(first, each.comment, level + 1),
      withGenerics && generics(first?.typeParameters, level + 1),
      isMember && tag(each.comment, '@remarks'),
    );
  }

  const method = (each: DeclarationReflection): string =>
    callable(3, `${each.name}()`, each, signaturesOf(each));
  const inheritedRow = (each: DeclarationReflection): string[] => [
    inlineCode(`${each.name}${signaturesOf(each).length ? '()' : ''}`),
    inlineCode(each.inheritedFrom!.name.split('.')[0]!),
    words(each.comment),
  ];

  const {comment, parent} = model;
  const signatures = signaturesOf(model);
  const isType = model.kindOf(
    ReflectionKind.TypeAlias | ReflectionKind.Interface,
  );
  const {specifier, source} = modules.find(({name}) => name === parent!.name)!;
  const isAlias = model.kindOf(ReflectionKind.TypeAlias);
  const members = (isAlias ? undefined : model.children) ?? [];
  const own = members.filter(({inheritedFrom}) => !inheritedFrom);
  const called = own.filter((each) => signaturesOf(each).length > 0);
  const isConstructor = (each: DeclarationReflection) =>
    each.kindOf(ReflectionKind.Constructor);
  const methods = called.filter((each) => !isConstructor(each));
  const inherited = members.filter(
    (each) => each.inheritedFrom && !isConstructor(each),
  );
  return paragraphs(
    `# ${breakable(model.name)}`,
    words(comment),
    notices(model),
    declared(
      [model, ...signatures],
      `import ${isType ? 'type ' : ''}{ ${model.name} } from "${specifier}";`,
    ),
    section(
      2,
      comment?.getTag('@example')?.name ?? 'Example',
      tag(comment, '@example'),
    ),
    // The section of links to guides is called "See also".
    section(2, 'Remarks', tag(comment, '@remarks'), tag(comment, '@see')),
    ...(signatures.length > 1
      ? signatures.map((each, index, {length}) =>
          callable(2, `Call ${index + 1} of ${length}`, each, [each]),
        )
      : signatures.map((each) => call(each, comment, 2))),
    ...called
      .filter(isConstructor)
      .map((each) => callable(2, 'Constructor', each, signaturesOf(each))),
    section(
      2,
      'Properties',
      describe('Field', facts.fields.get(model)),
      describe(
        'Property',
        own.filter((each) => !called.includes(each)),
      ),
    ),
    section(
      2,
      'Methods',
      ...methods.filter((each) => !isDeprecated(each)).map(method),
    ),
    section(
      2,
      'Deprecated members',
      ...methods.filter(isDeprecated).map(method),
    ),
    section(
      2,
      'Inherited',
      table(['Member', 'From', 'Description'], inherited.map(inheritedRow)),
    ),
    signatures.length < 2 &&
      generics(model.typeParameters ?? signatures[0]?.typeParameters),
    definedIn(model, source),
  );
}

/** Sources lie in the repository at the tag of the release; those written by hand do not. */
function definedIn(
  {sources, signatures}: DeclarationReflection,
  {name, specifier, version, directory, handWritten}: Module['source'],
): string {
  if (handWritten) {
    return `*This reference is written by hand against ${specifier} ${version}, which npm does not serve.*`;
  }
  const {fullFileName, line} = (sources ?? signatures![0]!.sources)![0]!;
  const file = path.relative(directory, fullFileName);
  const url = `${libraryRepository}/blob/${encodeURI(`${specifier}@${version}`)}/packages/${name}/${file}#L${line}`;
  return `*Defined in [${path.basename(file)}, line ${line}](${url}) of ${specifier}@${version}.*`;
}

/** Leaves out what object types hold, the innermost first, where a type is too long to read. */
function shorten(type: string): string {
  const shorter = type.replace(/\{[^{}…]+\}/, '{ … }');
  return type.length <= 100 || shorter === type ? type : shorten(shorter);
}

const typeCode = (type: SomeType | undefined): string =>
  inlineCode(shorten(String(type ?? '')));

/**
 * A name as a heading shows it: on a narrow screen it breaks before a capital.
 * What breaks it is no character, so copying the name leaves it out.
 */
const breakable = (name: string): string =>
  name.replace(/[a-z](?=[A-Z])/g, '$&<wbr />');
