/** What is read of, and changed in, a CycloneDX document. */
export interface SoftwareBill {
  serialNumber?: string;
  metadata: {
    timestamp?: string;
    component: {name: string};
  };
  components: {name: string; version: string}[];
}

/**
 * The document without what differs between two runs on one lock file, and with
 * the project's name, which npm takes from the folder it lies in.
 */
export function describeRelease(
  {serialNumber, metadata, ...rest}: SoftwareBill,
  projectName: string,
): SoftwareBill {
  const {timestamp, component, ...origin} = metadata;
  return {
    ...rest,
    metadata: {...origin, component: {...component, name: projectName}},
  };
}
