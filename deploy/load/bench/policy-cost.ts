import { membership } from '@nivel/contracts/kernel/membership';
import { atLeast } from '@nivel/contracts/kernel/policy';
import { enforcePolicy } from '@nivel/platform/enforce-policy';
import { median, percentile } from './figures.ts';

const CALLS = 100_000;
const WARM_UP = 20_000;
const project = membership('project', 'viewer', 'editor', 'lead', 'owner');

/**
 * The cost of a role check per call, in µs, beside that of the service's own resolver: the policy of each call is decided with
 * a role that is already in memory.
 */
export const policyCost = async (): Promise<{ n: number; p50: number; p99: number }> => {
  const policy = atLeast(project, 'lead', 'project_id');
  const roles = new Map([['a-project', 'owner']]);
  const resolver = {
    roleOf: (_: string, id: string) => Promise.resolve(roles.get(id) ?? null),
    idsWith: () => Promise.resolve([...roles.keys()]),
  };
  const memberships = { of: () => resolver };
  const actor = { userId: 'a-person', sessionId: 'a-session', email: '', expiresAt: 0, claims: {} };
  const input = { project_id: 'a-project' };
  const took: number[] = [];
  for (let call = -WARM_UP; call < CALLS; call += 1) {
    const startedAt = performance.now();
    await enforcePolicy(policy, input, actor, memberships);
    if (call >= 0) took.push((performance.now() - startedAt) * 1_000);
  }
  return {
    n: CALLS,
    p50: median(took),
    p99: percentile(
      took.toSorted((a, b) => a - b),
      0.99,
    ),
  };
};
