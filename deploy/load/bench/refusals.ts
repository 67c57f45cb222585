import { Agent } from 'node:http';
import type { Caller } from '../stack/learners.ts';
import { Refused, sampled } from '../measuring.ts';
import { waitsOf, type Waits } from './figures.ts';
import { bearer, post, send } from './load.ts';

const BAD = [{}, { part_id: 5 }, { part_id: 'x' }, { part_id: '', more: true }];

/** How long the refusal of an improper request takes, one for each caller. */
export const refusals = async (site: string, callers: readonly Caller[]): Promise<Waits> => {
  const agent = new Agent({ keepAlive: true });
  const waits = await sampled(callers.entries(), async ([turn, caller]) => {
    const askedAt = performance.now();
    const shot = post(`${site}/rest/v1/rpc/complete_part`, bearer(caller), BAD[turn % BAD.length] ?? {});
    const { status } = await send(agent, shot);
    if (status !== 400) throw new Refused('a bad request', status);
    return performance.now() - askedAt;
  });
  agent.destroy();
  return waitsOf(waits);
};
