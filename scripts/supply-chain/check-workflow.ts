import {isMap, isScalar, parseDocument, visit} from 'yaml';

/** Rights that a workflow's jobs may have, beside reading the repository. */
export type GrantedRights = Readonly<Record<string, readonly string[]>>;

interface Job {
  permissions?: Readonly<Record<string, string>>;
  'timeout-minutes'?: number;
  steps?: readonly {
    uses?: string;
    run?: string;
    with?: Readonly<Record<string, unknown>>;
  }[];
}

interface Workflow {
  on?: unknown;
  permissions?: Readonly<Record<string, string>>;
  concurrency?: unknown;
  jobs?: Readonly<Record<string, Job>>;
}

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const exactVersion = /^\s*v\d+\.\d+\.\d+\s*$/;

/**
 * Complaints about a workflow: actions that are not pinned to one commit with
 * their version beside it, rights that nobody granted, inputs of strangers in
 * shell commands, jobs that may run for ever, commands that do not exist.
 *
 * @param granted rights beyond `contents: read`, by `workflow/job`
 * @param npmScripts names of the scripts of `package.json`
 */
export function checkWorkflow(
  name: string,
  text: string,
  granted: GrantedRights,
  npmScripts: readonly string[],
): string[] {
  const document = parseDocument(text);
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    return faults.map(({message}) => `${name}: ${message}`);
  }
  const workflow = document.toJS() as Workflow;
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(`${name}: ${what}`);

  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || key.value !== 'uses' || !isScalar(value)) return;
      const action = String(value.value);
      if (!pinned.test(action)) {
        complain(`"${action}" is not pinned to a commit of 40 characters.`);
      } else if (!exactVersion.test(value.comment ?? '')) {
        complain(`"${action}" needs its version behind it, such as # v1.2.3.`);
      }
    },
  });

  const {contents} = document;
  const declared = isMap(contents) ? contents.get('permissions') : undefined;
  if (!isMap(declared) || declared.items.length > 0) {
    complain('must begin with no rights at all: "permissions: {}".');
  }
  if (workflow.concurrency === undefined) complain('has no "concurrency".');
  if (/pull_request_target|workflow_run/.test(JSON.stringify(workflow.on))) {
    complain('runs strangers’ changes with the rights of this repository.');
  }
  if (/\bsecrets\b/.test(text)) {
    complain('uses a secret; forks have none, and nothing here needs one.');
  }

  for (const [jobName, job] of Object.entries(workflow.jobs ?? {})) {
    const where = `job ${jobName}`;
    const allowed = [
      'contents: read',
      ...(granted[`${name}/${jobName}`] ?? []),
    ];
    if (job.permissions === undefined) complain(`${where} names no rights.`);
    for (const [right, level] of Object.entries(job.permissions ?? {})) {
      if (!allowed.includes(`${right}: ${level}`)) {
        complain(`${where} has the right "${right}: ${level}".`);
      }
    }
    if (job['timeout-minutes'] === undefined) {
      complain(`${where} has no "timeout-minutes".`);
    }
    for (const {uses = '', run = '', with: inputs} of job.steps ?? []) {
      if (
        uses.startsWith('actions/checkout@') &&
        inputs?.['persist-credentials'] !== false
      ) {
        complain(`${where} leaves its token in the checkout.`);
      }
      if (run.includes('${{')) {
        complain(`${where} puts an expression into a command: "${run}".`);
      }
      for (const [, script] of run.matchAll(/\bnpm run ([\w:-]+)/g)) {
        if (!npmScripts.includes(script!)) {
          complain(`${where} runs "npm run ${script}", which is not there.`);
        }
      }
    }
  }
  return complaints;
}
