import {
  type DeclarationReflection,
  type ProjectReflection,
  ReflectionKind,
} from 'typedoc';

import type {Job} from '../generate';
import type {EntryPoint, PackageSource} from '../entry-points';

/** An export with a page. */
export interface DocumentedSymbol {
  reflection: DeclarationReflection;
  entryPoint: EntryPoint;
  source: PackageSource;
}

/** Every export of every documented module, by name, in the order of the packages. */
export class SymbolTable {
  readonly #byReflection = new Map<DeclarationReflection, DocumentedSymbol>();
  readonly #byName = new Map<string, DocumentedSymbol[]>();

  constructor(job: Job, project: ProjectReflection) {
    for (const source of job.packages) {
      for (const entryPoint of source.entryPoints) {
        const module = project.children?.find(
          ({name, kind}) =>
            kind === ReflectionKind.Module && name === entryPoint.module,
        );
        for (const reflection of module?.children ?? []) {
          const symbol = {reflection, entryPoint, source};
          this.#byReflection.set(reflection, symbol);
          this.#byName.set(reflection.name, [
            ...(this.#byName.get(reflection.name) ?? []),
            symbol,
          ]);
        }
      }
    }
  }

  /** The symbol of that name as a page of `near` means it: its own package's first. */
  find(name: string, near: PackageSource): DocumentedSymbol | undefined {
    const candidates = this.#byName.get(name) ?? [];
    return (
      candidates.find(({source}) => source.name === near.name) ??
      candidates.find(({source}) => SHARED.has(source.name))
    );
  }

  get(reflection: DeclarationReflection): DocumentedSymbol {
    const symbol = this.#byReflection.get(reflection);
    if (!symbol) {
      throw new Error(`${reflection.getFullName()} has a page but no export.`);
    }
    return symbol;
  }

  all(): DocumentedSymbol[] {
    return Array.from(this.#byReflection.values());
  }
}

/** Packages that every set shows: pages of all packages may link to them. */
const SHARED = new Set(['core', 'utils']);
