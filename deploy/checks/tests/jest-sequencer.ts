import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { keptDurations, root } from './durations.ts';

type Tests = Parameters<Sequencer['sort']>[0];

/** Claims the installation, for which the other journeys of Crico wait in their processes. */
const AWAITED = 'apps/e2e/src/journeys/crico/people.spec.ts';

/**
 * Runs the slowest files first, by the durations that the repository stores: a slow file that starts last would run alone at
 * the end. Files without a duration follow in Jest's own order.
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
