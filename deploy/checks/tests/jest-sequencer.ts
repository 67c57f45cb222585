import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { keptDurations, root } from './durations.ts';

type Tests = Parameters<Sequencer['sort']>[0];

/** Claims the installation, for which the other journeys of Crico wait in their processes. */
const AWAITED = 'apps/e2e/src/journeys/crico/people.spec.ts';

/**
 * Slowest first, by the list of durations that the repository keeps: a slow file that starts last is waited for alone. Files
 * that are not in the list follow in Jest's own order.
 */
export default class SlowestFirst extends Sequencer {
  private readonly durations = keptDurations();

  override async sort(tests: Tests): Promise<Tests> {
    const seconds = ({ path }: Tests[number]): number => {
      const name = relative(root, path);
      return name === AWAITED ? Number.POSITIVE_INFINITY : (this.durations[name] ?? 0);
    };
    return [...(await super.sort(tests))].sort((one, other) => seconds(other) - seconds(one));
  }
}
