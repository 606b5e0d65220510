import type {Manifest} from './model';

const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** Complaints about versions in `package.json` that leave npm a choice. */
export function checkVersions(manifest: Manifest): string[] {
  return [
    ...inexactIn('dependencies', manifest.dependencies),
    ...inexactIn('devDependencies', manifest.devDependencies),
    ...inexactIn('overrides', manifest.overrides),
  ];
}

/** Overrides nest; `$name` in them means the version of a direct dependency. */
function inexactIn(
  section: string,
  wanted: Readonly<Record<string, unknown>> = {},
): string[] {
  return Object.entries(wanted).flatMap(([name, version]) => {
    if (typeof version === 'object' && version !== null) {
      return inexactIn(
        `${section} > ${name}`,
        version as Record<string, unknown>,
      );
    }
    const text = String(version);
    const isReference = section.startsWith('overrides') && text.startsWith('$');
    return isReference || exactVersion.test(text)
      ? []
      : [
          `package.json, ${section}: ${name} is "${text}". Write one exact version, such as 1.2.3.`,
        ];
  });
}
