import type {Fault} from './faults';
import type {TestName} from './held-rows';

/** A test that ran: where it stands, and how it ended. */
export interface RanTest {
  /** Below `tests/`. */
  file: string;
  /** Its own and those of its groups. */
  titles: readonly string[];
  passed: boolean;
}

/** What a run says of the faults whose tests belong to it. */
export interface Survival {
  /** Faults that had a test in the run. */
  tried: number;
  /** Those whose tests all passed. */
  survived: number;
}

/** Counts the faults of the table that a run brought about. */
export function countSurvived(
  faults: readonly Fault[],
  ran: readonly RanTest[],
): Survival {
  const results = faults
    .map(({tests}) =>
      ran.filter((test) => tests.some((name) => isNamed(name, test))),
    )
    .filter((found) => found.length > 0);
  return {
    tried: results.length,
    survived: results.filter((found) => found.every(({passed}) => passed))
      .length,
  };
}

/** A title in a table holds its placeholders, which stand for any text. */
function isNamed({file, title}: TestName, test: RanTest): boolean {
  if (test.file !== file) return false;
  const pattern = title
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  const whole = new RegExp(`^${pattern}$`, 's');
  return test.titles.some((own) => whole.test(own));
}
