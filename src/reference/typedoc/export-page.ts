import path from 'node:path';

import {
  type Comment,
  type DeclarationReflection,
  type ParameterReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import type {MarkdownThemeContext} from 'typedoc-plugin-markdown';

import {libraryRepository} from '../../site/facts';
import type {Module} from '../modules';
import {deprecatedLast, isDeprecated} from './lay-texts';
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
  context: MarkdownThemeContext,
  facts: Facts,
  {specifier, source}: Module,
): string {
  const {helpers, page} = context;
  const model = page.model as DeclarationReflection;
  page.frontmatter = {
    description: describePage(model, specifier),
    ...page.frontmatter,
  };
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
    const code = models.flatMap((each) => facts.code.get(each) ?? []);
    return `\`\`\`ts signature\n${[...first, ...code].join('\n\n')}\n\`\`\``;
  };

  function row(each: Described): string[] {
    const {flags, name, comment} = each;
    const type = (each.isDeclaration() && each.getSignature?.type) || each.type;
    return [
      inlineCode(
        `${flags.isRest ? '...' : ''}${name}${flags.isOptional ? '?' : ''}`,
      ),
      inlineCode(String(type)),
      paragraphs(
        isDeprecated(each) && `**Deprecated.** ${tag(comment, '@deprecated')}`,
        words(comment),
        each.isDeclaration() && helpers.getReflectionFlags(flags),
      ),
    ];
  }

  /** Models, those of a class each with its fields below it. */
  const describe = (title: string, models: Described[] = []): string =>
    table(
      [title, 'Type', 'Description'],
      models
        .flatMap((each) => [each, ...(facts.fields.get(each) ?? [])])
        .map(row),
    );

  const generics = (models: TypeParameterReflection[] = [], level = 2) =>
    section(
      level,
      'Type parameters',
      table(
        ['Type parameter', 'Description'],
        models
          .filter(({comment}) => comment)
          .map(({name, comment}) => [inlineCode(name), words(comment)]),
      ),
    );

  /** What readers look up of one way to call something. */
  const call = (signature: SignatureReflection, level: number): string =>
    paragraphs(
      section(level, 'Parameters', describe('Parameter', signature.parameters)),
      section(
        level,
        'Returns',
        tag(signature.comment, '@returns'),
        describe('Field', facts.fields.get(signature)),
      ),
      section(level, 'Throws', tag(signature.comment, '@throws')),
      generics(signature.typeParameters, level),
    );

  /** A constructor, a method, or one of several ways to call a function. */
  function callable(
    level: number,
    title: string,
    each: DeclarationReflection | SignatureReflection,
    signatures: SignatureReflection[],
  ): string {
    const isMember = each.isDeclaration();
    return section(
      level,
      title,
      words(each.comment),
      notices(each),
      declared(signatures),
      !(isMember && isDeprecated(each)) && call(signatures[0]!, level + 1),
      isMember && tag(each.comment, '@remarks'),
    );
  }

  const {comment, children = []} = model;
  const example = tag(comment, '@example');
  const signatures = signaturesOf(model);
  const isType = model.kindOf(
    ReflectionKind.TypeAlias | ReflectionKind.Interface,
  );
  const isConstructor = (each: DeclarationReflection) =>
    each.kindOf(ReflectionKind.Constructor);
  const member = (each: DeclarationReflection): string => {
    const name = isConstructor(each) ? `new ${model.name}` : each.name;
    return callable(3, `${name}()`, each, signaturesOf(each));
  };
  const own = children.filter(({inheritedFrom}) => !inheritedFrom);
  const called = own.filter((each) => signaturesOf(each).length > 0);
  const inherited = children.filter(
    (each) => each.inheritedFrom && !isConstructor(each),
  );
  return paragraphs(
    `# ${model.name}`,
    words(comment),
    notices(model),
    declared(
      [model, ...signatures],
      `import ${isType ? 'type ' : ''}{ ${model.name} } from "${specifier}";`,
    ),
    section(
      2,
      // That of a deprecated or defect export may show another.
      example.includes(model.name) ? 'Example' : 'What to write instead',
      example,
    ),
    // The section of links to guides is called "See also".
    section(2, 'Remarks', tag(comment, '@remarks'), tag(comment, '@see')),
    ...(signatures.length > 1
      ? signatures.map((each, index, {length}) =>
          callable(2, `Call ${index + 1} of ${length}`, each, [each]),
        )
      : signatures.map((each) => call(each, 2))),
    section(2, 'Constructor', ...called.filter(isConstructor).map(member)),
    section(
      2,
      'Properties',
      describe('Property', [
        ...(facts.fields.get(model) ?? []),
        ...own.filter((each) => !called.includes(each)),
      ]),
    ),
    section(
      2,
      'Methods',
      ...called
        .filter((each) => !isConstructor(each))
        .sort(deprecatedLast)
        .map(member),
    ),
    section(
      2,
      'Inherited',
      inherited
        .map(({name, inheritedFrom}) => {
          const {comment, parent} = inheritedFrom!.reflection!;
          return `- [\`${parent!.name}.${name}\`](${context.urlTo(parent!)}): ${words(comment)}`;
        })
        .join('\n'),
    ),
    generics(model.typeParameters),
    definedIn(model, source),
  );
}

/** Says to search engines what an export is for. */
function describePage(
  {name, comment}: DeclarationReflection,
  specifier: string,
): string {
  const text = comment!.summary.map((part) => part.text).join('');
  const [sentence = ''] = text
    .replace(/[`*]/g, '')
    .replaceAll('\n', ' ')
    .split(/(?<=\.)\s/);
  // Search engines think shorter ones too thin.
  return sentence.length < 50
    ? `${sentence} Reference of ${name} in ${specifier}.`
    : sentence;
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
