import {
  type Comment,
  type DeclarationReflection,
  type ParameterReflection,
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
import type {ReferenceOptions} from './plugin';
import {type Facts, signaturesOf} from './shape';

type Partials = MarkdownThemeContext['partials'];
type Described = DeclarationReflection | ParameterReflection;

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
  const {project} = context.page;
  const urls = new Map<string, string>([
    ...Object.values(
      context.options.getValue('externalSymbolLinkMappings'),
    ).flatMap((names) => Object.entries(names)),
    ...(project.children ?? [])
      .flatMap(({children = []}) => children)
      .map((model): [string, string] => [
        model.name,
        model === context.page.model ? '' : context.urlTo(model),
      ]),
  ]);
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
    const {isOptional, isRest, isStatic, isProtected, isAbstract} = model.flags;
    const getter = model.isDeclaration() ? model.getSignature : undefined;
    const flags = [
      isStatic && 'static',
      isProtected && 'protected',
      isAbstract && 'abstract',
      (model.flags.isReadonly || getter) && 'read-only',
    ].filter(Boolean);
    return [
      inlineCode(`${isRest ? '...' : ''}${model.name}${isOptional ? '?' : ''}`),
      context.partials.someType(getter?.type ?? model.type),
      inlineCode(model.isParameter() ? (model.defaultValue ?? '') : ''),
      [
        isDeprecated(model) &&
          `**Deprecated.** ${tag(model.comment, '@deprecated')}`,
        words(model.comment),
        flags.length > 0 && `(${flags.join(', ')})`,
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
    models: TypeParameterReflection[] | undefined,
    level: number,
  ): string =>
    section(
      level,
      'Type parameters',
      context.partials.typeParametersTable(models ?? []),
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
      section(
        level,
        'Parameters',
        context.partials.parametersTable(signature.parameters ?? []),
      ),
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

  /** One of several ways to call a function. */
  const overload = (
    signature: SignatureReflection,
    index: number,
    {length}: SignatureReflection[],
  ): string =>
    section(
      2,
      `Call ${index + 1} of ${length}`,
      words(signature.comment),
      notices(signature),
      signatureFence(...codeOf([signature])),
      call(signature, signature.comment, 3),
      generics(signature.typeParameters, 3),
    );

  /** A constructor or a method. */
  function method(model: DeclarationReflection): string {
    const isConstructor = model.kindOf(ReflectionKind.Constructor);
    const level = isConstructor ? 2 : 3;
    const [first] = signaturesOf(model);
    const withText = first?.typeParameters?.some(({comment}) => comment);
    return section(
      level,
      isConstructor ? 'Constructor' : `${model.name}()`,
      words(model.comment),
      notices(model),
      signatureFence(...codeOf(signaturesOf(model))),
      ...(first && !isDeprecated(model)
        ? [
            call(first, model.comment, level + 1),
            withText ? generics(first.typeParameters, level + 1) : undefined,
          ]
        : []),
      tag(model.comment, '@remarks'),
    );
  }

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
    const own = children.filter((child) => !child.inheritedFrom);
    const isCalled = (child: DeclarationReflection) =>
      signaturesOf(child).length > 0;
    const [constructors, methods] = [true, false].map((wanted) =>
      own.filter(
        (child) =>
          isCalled(child) &&
          child.kindOf(ReflectionKind.Constructor) === wanted,
      ),
    );
    const inherited = children.filter(
      (child) =>
        child.inheritedFrom && !child.kindOf(ReflectionKind.Constructor),
    );
    return paragraphs(
      ...(signatures.length > 1
        ? signatures.map(overload)
        : signatures.map((each) => call(each, model.comment, 2))),
      ...constructors!.map(method),
      section(
        2,
        'Properties',
        describe('Field', facts.fields.get(model)),
        context.partials.propertiesTable(
          own.filter((child) => !isCalled(child)),
        ),
      ),
      section(
        2,
        'Methods',
        ...methods!.filter((child) => !isDeprecated(child)).map(method),
      ),
      section(
        2,
        'Deprecated members',
        ...methods!.filter(isDeprecated).map(method),
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
        : generics(model.typeParameters ?? only?.typeParameters, 2),
      context.partials.sources(model),
    );
  }

  return {
    someType: (model, options) =>
      linkedCode(plainType(stock.someType.call(context, model, options)), urls),

    pageTitle: () => breakable(String(context.page.frontmatter?.title)),

    parametersTable: (models) => describe('Parameter', models),

    propertiesTable: (models) => describe('Property', models),

    typeParametersTable: (models) =>
      table(
        ['Type parameter', 'Extends', 'Default', 'Description'],
        models.map((model) => [
          inlineCode(model.name),
          context.partials.someType(model.type),
          context.partials.someType(model.default),
          words(model.comment),
        ]),
      ),

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
      model === context.page.model && !model.isProject()
        ? page(model)
        : stock.memberContainer.call(context, model, options),

    memberWithGroups: (model, options) =>
      model.kindOf(ReflectionKind.Project | ReflectionKind.Module)
        ? stock.memberWithGroups.call(context, model, options)
        : page(model),
  };
}
