import {parse} from 'yaml';

/** A command of a workflow. */
export interface CommandStep {
  job: string;
  run: string;
  /** Its environment, without what only GitHub knows. */
  env: Record<string, string>;
}

interface Step {
  run?: string;
  env?: Readonly<Record<string, unknown>>;
}

/** The commands of a workflow's jobs, in order. */
export function readSteps(text: string): CommandStep[] {
  const {jobs} = parse(text) as {
    jobs: Readonly<Record<string, {steps?: readonly Step[]}>>;
  };
  return Object.entries(jobs).flatMap(([job, {steps = []}]) =>
    steps.flatMap(({run, env = {}}) =>
      run === undefined ? [] : [{job, run, env: knownHere(env)}],
    ),
  );
}

/** Values without an expression: those with one are known on GitHub alone. */
const knownHere = (env: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([, value]) => !value.includes('${{')),
  );
