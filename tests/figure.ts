import {test} from '@playwright/test';

const prefix = 'figure: ';

/** Adds to a figure that the run's end shows; see `figures-reporter.ts`. */
export function addToFigure(name: string, number = 1): void {
  const {annotations} = test.info();
  const type = `${prefix}${name}`;
  const known = annotations.find((annotation) => annotation.type === type);
  if (known) known.description = String(Number(known.description) + number);
  else annotations.push({type, description: String(number)});
}

/** The figures of a test, by name. */
export function figuresOf(
  annotations: readonly {type: string; description?: string}[],
): Map<string, number> {
  return new Map(
    annotations
      .filter(({type}) => type.startsWith(prefix))
      .map(({type, description}) => [
        type.slice(prefix.length),
        Number(description),
      ]),
  );
}
