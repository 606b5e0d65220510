/**
 * Finds the errors that the library raises, for the test that the guide on
 * errors lists all of them. Reads sources, because only those have every message.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A place in a source file that creates an error. */
export interface RaisedError {
  /** The class as written, such as `BaseError`. */
  errorClass: string;
  /** The message, with `…` for each variable part. */
  message: string;
  /** The file's name in the guides, such as `core/errors.ts`. */
  source: string;
}

/**
 * Matches `new SomeError("…")` and `SomeError.from(cause, "…")`, whose message
 * can be a template.
 */
const errorPattern =
  /(?:\bnew (\w*Error)\(|\b(\w+Error)\.from\(\s*\w+,)\s*(?:(["'`])([^]*?)\3)?/g;

/**
 * Finds the errors created in a folder of TypeScript sources, without tests.
 *
 * @param folder - the folder, such as the `src` of a package
 * @param packageName - the prefix of the sources' names, such as `core`
 */
export function findRaisedErrors(
  folder: string,
  packageName: string,
): RaisedError[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join(folder, file), 'utf8').matchAll(errorPattern),
        ([, constructed = '', converted, , message = '…']) => ({
          errorClass: converted ?? constructed,
          message: message.replace(/\$\{[^}]*\}/g, '…'),
          source: `${packageName}/${file.replaceAll('\\', '/')}`,
        }),
      ),
    );
}
