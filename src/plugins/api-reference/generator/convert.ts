import fs from 'node:fs';
import path from 'node:path';

import {
  Application,
  type Context,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import ts from 'typescript';

import type {Job} from '../generate';

/** The converted packages, with the syntax each reflection was made from. */
export interface Conversion {
  app: Application;
  project: ProjectReflection;
  checker: ts.TypeChecker;
  /** Declarations of a signature or a member; a class or a type has its own. */
  declarations: Map<Reflection, ts.Declaration[]>;
}

/**
 * Runs TypeDoc over the entry points of all packages at once, as one program,
 * so that a type of one package is a link on the pages of another.
 *
 * @throws when TypeDoc cannot convert the sources.
 */
export async function convertSources(job: Job): Promise<Conversion> {
  const app = await Application.bootstrapWithPlugins({
    entryPoints: entryFiles(job),
    tsconfig: writeProgram(job),
    basePath: job.siteDir,
    plugin: ['typedoc-plugin-markdown', 'typedoc-docusaurus-theme'],
    logLevel: 'Warn',
    // What the packages' own build checks is not checked again.
    skipErrorChecking: true,
    // TypeDoc leaves node_modules out by default, and that is where they lie.
    exclude: [],
    excludePrivate: true,
    excludeInternal: true,
    excludeReferences: true,
    disableGit: true,
    sourceLinkTemplate: '{path}#L{line}',
    gitRevision: 'release',
    readme: 'none',
    sort: ['source-order'],
    validation: false,
  });

  const declarations = new Map<Reflection, ts.Declaration[]>();
  let checker: ts.TypeChecker | undefined;
  app.converter.on(
    Converter.EVENT_CREATE_DECLARATION,
    (context: Context, reflection: DeclarationReflection) => {
      checker = context.checker;
      if (reflection.kindOf(ReflectionKind.Module)) {
        return;
      }
      const symbol = context.getSymbolFromReflection(reflection);
      declarations.set(reflection, symbol?.declarations ?? []);
    },
  );
  app.converter.on(
    Converter.EVENT_CREATE_SIGNATURE,
    (
      _context: Context,
      signature: SignatureReflection,
      declaration?: ts.SignatureDeclaration | ts.JSDocSignature,
    ) => {
      if (declaration) {
        declarations.set(signature, [declaration]);
        keepDeprecationToItself(signature, declaration);
      }
    },
  );

  const project = await app.convert();
  if (!project || !checker) {
    throw new Error('TypeDoc could not convert the packages (see above).');
  }
  nameModules(job, project);
  return {app, project, checker, declarations};
}

/** TypeDoc gives an overload without a comment the first one's, its deprecation too. */
function keepDeprecationToItself(
  signature: SignatureReflection,
  declaration: ts.SignatureDeclaration | ts.JSDocSignature,
): void {
  if (
    ts.isFunctionDeclaration(declaration) &&
    !ts.getJSDocDeprecatedTag(declaration)
  ) {
    signature.comment = signature.comment?.clone();
    signature.comment?.removeTags('@deprecated');
  }
}

const entryFiles = (job: Job) =>
  job.packages.flatMap(({entryPoints}) => entryPoints.map(({file}) => file));

/** Writes the program's settings: the packages import each other's sources, not their builds. */
function writeProgram(job: Job): string {
  const file = path.join(job.staging, 'tsconfig.json');
  const modules = job.packages.flatMap((source) => source.modules);
  fs.writeFileSync(
    file,
    JSON.stringify({
      compilerOptions: {
        target: 'es2023',
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: true,
        noEmit: true,
        types: [],
        paths: Object.fromEntries(
          modules.map(({specifier, file: source}) => [specifier, [source]]),
        ),
      },
      files: entryFiles(job),
    }),
  );
  return file;
}

/** TypeDoc names a module by its folder; readers know it by what they import. */
function nameModules(job: Job, project: ProjectReflection): void {
  const entryPoints = job.packages.flatMap((source) => source.entryPoints);
  for (const module of project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName;
    const entryPoint = entryPoints.find(
      (candidate) => path.resolve(candidate.file) === path.resolve(file ?? ''),
    );
    if (!entryPoint) {
      throw new Error(`TypeDoc made a module of a file nobody named: ${file}`);
    }
    module.name = entryPoint.module;
  }
}
