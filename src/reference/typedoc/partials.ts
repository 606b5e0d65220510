import {
  type Comment,
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

import {isDeprecated} from './lay-texts';
import {
  breakable,
  inlineCode,
  linkedCode,
  notice,
  paragraphs,
  plainType,
  section,
  signatureFence,
  table,
} from './markdown';
import {type Described, modifiersOf} from './modifiers';
import type {ReferenceOptions} from './model';
import {type Facts, signaturesOf} from './shape';
import {urlsByName} from './urls';

type Partials = MarkdownThemeContext['partials'];

const experimental =
  'The library marks this as experimental: it may change in any release.';

/**
 * The partials of an export's page: import line and signature come first, then
 * the example, then every parameter and field with its type and meaning.
 */
export function pagePartials(
  context: MarkdownThemeContext,
  stock: Partials,
  facts: Facts,
  {packages}: ReferenceOptions,
): Partial<Omit<Partials, 'constructor'>> {
  const urls = urlsByName(context);
  const words = (comment: Comment | undefined): string =>
    context.helpers.getCommentParts(comment?.summary ?? []).trim();
  const tag = (comment: Comment | undefined, name: `@${string}`): string =>
    paragraphs(
      ...(comment?.getTags(name) ?? []).map(({content}) =>
        context.helpers.getCommentParts(content).trim(),
      ),
    );
  const codeOf = (models: (DeclarationReflection | SignatureReflection)[]) =>
    models.flatMap((model) => facts.code.get(model)?.text ?? []);

  /** The row of a parameter, a property or a field. */
  function row(model: Described): string[] {
    const {isOptional, isRest} = model.flags;
    const getter = model.isDeclaration() ? model.getSignature : undefined;
    const modifiers = modifiersOf(model);
    return [
      inlineCode(`${isRest ? '...' : ''}${model.name}${isOptional ? '?' : ''}`),
      context.partials.someType(getter?.type ?? model.type),
      inlineCode(model.isParameter() ? (model.defaultValue ?? '') : ''),
      [
        isDeprecated(model) &&
          `**Deprecated.** ${tag(model.comment, '@deprecated')}`,
        words(model.comment),
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
        .flatMap((model) => [model, ...(facts.fields.get(model) ?? [])])
        .map(row),
    );

  const generics = (
    models: TypeParameterReflection[] = [],
    level = 2,
  ): string =>
    section(
      level,
      'Type parameters',
      table(
        ['Type parameter', 'Extends', 'Default', 'Description'],
        models.map((model) => [
          inlineCode(model.name),
          context.partials.someType(model.type),
          context.partials.someType(model.default),
          words(model.comment),
        ]),
      ),
    );

  /** What readers look up of one way to call something. */
  function call(
    signature: SignatureReflection,
    comment: Comment | undefined,
    level: number,
  ): string {
    const taken = describe('Field', facts.taken.get(signature));
    const isVoid = signature.type?.toString() === 'void';
    return paragraphs(
      section(level, 'Parameters', describe('Parameter', signature.parameters)),
      signature.kindOf(ReflectionKind.ConstructorSignature)
        ? undefined
        : section(
            level,
            'Returns',
            isVoid ? undefined : context.partials.someType(signature.type),
            tag(comment, '@returns') || tag(signature.comment, '@returns'),
            describe('Field', facts.fields.get(signature)),
            taken && `Options of the returned function:\n\n${taken}`,
          ),
      section(level, 'Throws', tag(comment, '@throws')),
    );
  }

  const notices = ({comment}: DeclarationReflection | SignatureReflection) =>
    paragraphs(
      notice('warning', 'Deprecated', tag(comment, '@deprecated')),
      notice('danger', 'Known defect', tag(comment, '@defect')),
      comment?.hasModifier('@experimental')
        ? notice('info', 'Experimental', experimental)
        : undefined,
    );

  /** A constructor, a method, or one of several ways to call a function. */
  function callable(
    level: number,
    title: string,
    model: DeclarationReflection | SignatureReflection,
    signatures: SignatureReflection[],
  ): string {
    const [first] = signatures;
    const isMember = model.isDeclaration();
    const withGenerics =
      !isMember || first?.typeParameters?.some(({comment}) => comment);
    return section(
      level,
      title,
      words(model.comment),
      notices(model),
      signatureFence(...codeOf(signatures)),
      ...(first && !(isMember && isDeprecated(model))
        ? [
            call(first, model.comment, level + 1),
            withGenerics && generics(first.typeParameters, level + 1),
          ]
        : []),
      isMember && tag(model.comment, '@remarks'),
    );
  }

  const method = (model: DeclarationReflection): string =>
    model.kindOf(ReflectionKind.Constructor)
      ? callable(2, 'Constructor', model, signaturesOf(model))
      : callable(3, `${model.name}()`, model, signaturesOf(model));

  const inheritedRow = (model: DeclarationReflection): string[] => [
    inlineCode(`${model.name}${signaturesOf(model).length ? '()' : ''}`),
    linkedCode(model.inheritedFrom!.name.split('.')[0]!, urls),
    words(model.comment),
  ];

  /** What is looked up of an export; sections that have nothing to say are left out. */
  function details(model: DeclarationReflection): string {
    const signatures = signaturesOf(model);
    const isAlias = model.kindOf(ReflectionKind.TypeAlias);
    const children = (isAlias ? undefined : model.children) ?? [];
    const isConstructor = (child: DeclarationReflection) =>
      child.kindOf(ReflectionKind.Constructor);
    const own = children.filter((child) => !child.inheritedFrom);
    const called = own.filter((child) => signaturesOf(child).length > 0);
    const methods = called.filter((child) => !isConstructor(child));
    const inherited = children.filter(
      (child) => child.inheritedFrom && !isConstructor(child),
    );
    return paragraphs(
      ...(signatures.length > 1
        ? signatures.map((each, index, {length}) =>
            callable(2, `Call ${index + 1} of ${length}`, each, [each]),
          )
        : signatures.map((each) => call(each, model.comment, 2))),
      ...called.filter(isConstructor).map(method),
      section(
        2,
        'Properties',
        describe('Field', facts.fields.get(model)),
        describe(
          'Property',
          own.filter((child) => !called.includes(child)),
        ),
      ),
      section(
        2,
        'Methods',
        ...methods.filter((child) => !isDeprecated(child)).map(method),
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
    );
  }

  function page(model: DeclarationReflection): string {
    const {comment} = model;
    const [only, ...others] = signaturesOf(model);
    const {specifier} = packages
      .flatMap(({modules}) => modules)
      .find(({name}) => name === model.parent!.name)!;
    const isType = model.kindOf(
      ReflectionKind.TypeAlias | ReflectionKind.Interface,
    );
    // The section of links to guides is called "See also".
    const remarks = section(
      2,
      'Remarks',
      tag(comment, '@remarks'),
      tag(comment, '@see'),
    );
    return paragraphs(
      words(comment),
      notices(model),
      signatureFence(
        `import ${isType ? 'type ' : ''}{ ${model.name} } from "${specifier}";`,
        ...codeOf([model, ...signaturesOf(model)]),
      ),
      section(
        2,
        comment?.getTag('@example')?.name ?? 'Example',
        tag(comment, '@example'),
      ),
      // Of a class, what holds for all members comes before them.
      ...(model.kindOf(ReflectionKind.Class)
        ? [remarks, details(model)]
        : [details(model), remarks]),
      others.length > 0
        ? undefined
        : generics(model.typeParameters ?? only?.typeParameters),
      context.partials.sources(model),
    );
  }

  return {
    someType: (model, options) =>
      linkedCode(plainType(stock.someType.call(context, model, options)), urls),

    pageTitle: () => breakable(String(context.page.frontmatter?.title)),

    sources: (model) => {
      const [source] = model.sources ?? [];
      const {specifier, version} = packages.find(({modules}) =>
        modules.some(({name}) => name === model.parent!.name),
      )!;
      return source?.url
        ? `*Defined in [${source.fileName}, line ${source.line}](${source.url}) of ${specifier}@${version}.*`
        : `*This reference is written by hand against ${specifier} ${version}, which npm does not serve.*`;
    },

    memberContainer: (model, options) =>
      model.isProject()
        ? stock.memberContainer.call(context, model, options)
        : page(model),

    memberWithGroups: (model, options) =>
      model.kindOf(ReflectionKind.Project | ReflectionKind.Module)
        ? stock.memberWithGroups.call(context, model, options)
        : page(model),
  };
}
