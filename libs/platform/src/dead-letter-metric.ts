import type { Pool } from 'pg';
import { Gauge, register } from 'prom-client';

const NAME = 'nivel_dead_letters_waiting';
const COUNT = 'SELECT count(*)::integer AS waiting FROM dead_letter WHERE replayed_at IS NULL';

/** A metric to alert on (R13): facts that this service could not handle and that have not been replayed yet. */
export const countDeadLetters = (pool: Pool): void => {
  register.removeSingleMetric(NAME);
  new Gauge({
    name: NAME,
    help: 'Dead letters of this service that wait to be replayed',
    async collect() {
      // Without a database there is nothing to say; readiness reports that it is down.
      const { rows } = await pool.query<{ waiting: number }>(COUNT).catch(() => ({ rows: [] }));
      if (rows[0] !== undefined) this.set(rows[0].waiting);
    },
  });
};
