import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A place in a source file where an error is made. */
export interface RaisedError {
  /** The class as written, such as `BaseError`. */
  errorClass: string;
  /** The message, with `…` for each part that is not fixed. */
  message: string;
  /** The file as the guides name it, such as `core/errors.ts`. */
  source: string;
}

/** `new SomeError("…")` and `SomeError.from(cause, "…")`, whose message may be a template. */
const made =
  /(?:\bnew (\w*Error)\(|\b(\w+Error)\.from\(\s*\w+,)\s*(?:(["'`])([^]*?)\3)?/g;

/**
 * Finds the errors that are made below a folder of TypeScript sources, tests
 * left out.
 *
 * @param folder the folder, such as the `src` of a package
 * @param packageName what the sources' names begin with, such as `core`
 */
export function findRaisedErrors(
  folder: string,
  packageName: string,
): RaisedError[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join(folder, file), 'utf8').matchAll(made),
        ([, called, from, , message = '…']) => ({
          errorClass: (called ?? from)!,
          message: message.replace(/\$\{[^}]*\}/g, '…'),
          source: `${packageName}/${file.replaceAll('\\', '/')}`,
        }),
      ),
    );
}
