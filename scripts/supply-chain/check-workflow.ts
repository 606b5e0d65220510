import {parseDocument} from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Readonly<Record<string, unknown>>;
}

interface Job {
  permissions?: Readonly<Record<string, string>>;
  'timeout-minutes'?: number;
  uses?: string;
  steps?: readonly Step[];
}

interface Workflow {
  on: unknown;
  permissions?: Readonly<Record<string, string>>;
  concurrency?: unknown;
  jobs: Readonly<Record<string, Job>>;
}

const exactVersion = / # v\d+\.\d+\.\d+$/;

/** What jobs may do beyond reading the repository, by `workflow/job`. */
const granted: Readonly<Record<string, readonly string[]>> = {
  // It asks GitHub at which address the site is published.
  'site.yml/test': ['pages: read'],
  // The second proves to GitHub Pages that this workflow built the site.
  'site.yml/publish': ['pages: write', 'id-token: write'],
};

/**
 * Complaints about a workflow: actions that are not pinned to one commit with
 * their version beside it, rights that nobody granted, inputs of strangers in
 * shell commands, jobs that may run for ever, commands that do not exist.
 *
 * @param npmScripts names of the scripts of `package.json`
 */
export function checkWorkflow(
  name: string,
  text: string,
  npmScripts: readonly string[],
): string[] {
  const document = parseDocument(text);
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    return faults.map(({message}) => `${name}: ${message}`);
  }
  const {on, permissions, concurrency, jobs} = document.toJS() as Workflow;
  return [
    JSON.stringify(permissions) !== '{}' &&
      'must begin with no rights at all: "permissions: {}".',
    concurrency === undefined && 'has no "concurrency".',
    /pull_request_target|workflow_run/.test(JSON.stringify(on)) &&
      'runs strangers’ changes with the rights of this repository.',
    /\bsecrets\b/.test(text) &&
      'uses a secret; forks have none, and nothing here needs one.',
    ...Object.entries(jobs).flatMap(([jobName, job]) => [
      ...checkRights(job, granted[`${name}/${jobName}`]).map(
        (complaint) => `job ${jobName} ${complaint}`,
      ),
      ...[job, ...(job.steps ?? [])].flatMap((step) =>
        checkStep(step, text, npmScripts),
      ),
    ]),
  ].flatMap((complaint) => (complaint ? [`${name}: ${complaint}`] : []));
}

function checkRights(
  {permissions, 'timeout-minutes': minutes}: Job,
  more: readonly string[] = [],
): string[] {
  return [
    ...(minutes === undefined ? ['has no "timeout-minutes".'] : []),
    ...(permissions === undefined ? ['names no rights.'] : []),
    ...Object.entries(permissions ?? {})
      .map(([right, level]) => `${right}: ${level}`)
      .filter((right) => right !== 'contents: read' && !more.includes(right))
      .map((right) => `has the right "${right}".`),
  ];
}

/** @param text the workflow, whose comments name the actions' versions */
function checkStep(
  {uses, run = '', with: inputs}: Step,
  text: string,
  npmScripts: readonly string[],
): (string | false)[] {
  const [action, version] = uses?.split('@') ?? [];
  return [
    uses !== undefined &&
      !/^[0-9a-f]{40}$/.test(version ?? '') &&
      `"${uses}" is not pinned to a commit of 40 characters.`,
    uses !== undefined &&
      text
        .split('\n')
        .some((line) => line.includes(uses) && !exactVersion.test(line)) &&
      `"${uses}" needs its version behind it, such as # v1.2.3.`,
    action === 'actions/checkout' &&
      inputs?.['persist-credentials'] !== false &&
      `"${uses}" leaves its token in the checkout.`,
    run.includes('${{') && `puts an expression into a command: "${run}".`,
    ...Array.from(
      run.matchAll(/\bnpm run ([\w:-]+)/g),
      ([, script]) =>
        !npmScripts.includes(script!) &&
        `runs "npm run ${script}", which is not there.`,
    ),
  ];
}
