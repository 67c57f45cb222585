import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { learnersSite } from '../learners-site.ts';
import { aModule, moduleId, partIds } from '../learning.fixtures.ts';
import { dashboardQuery, moduleQuery, partQuery } from './learning.queries.ts';

const refusal = (field: string, code: string, error: string) => ({
  body: {
    data: { [field]: null },
    errors: [{ message: '', extensions: { code, error: { code: error, message: '' } } }],
  },
});
/** How often a query is sent in all at a site where nothing succeeds; the waits between are left out. */
const attempts = async (
  query: Parameters<QueryClient['query']>[0],
  response: { status?: number; body?: unknown },
  client = new QueryClient(),
): Promise<number> => {
  const visits = learnersSite({ 'POST /graphql': () => response, 'POST /rest/v1/rpc/open_part': () => response });
  await client.query({ ...query, retryDelay: 0 }).catch(() => undefined);
  return visits.length;
};

describe('progress that cannot be loaded', () => {
  const dashboard = () => dashboardQuery() as Parameters<typeof attempts>[0];

  it('is requested five times more when the learning service is down, in one request each', async () => {
    expect(await attempts(dashboard(), refusal('studentDashboard', 'UNAVAILABLE', 'unavailable'))).toBe(6);
    expect(await attempts(dashboard(), { status: 503 })).toBe(6);
    expect(
      await attempts(dashboard(), { status: 429, ...refusal('x', 'RATE_LIMITED', 'over_request_rate_limit') }),
    ).toBe(6);
  });

  it('is not requested again when it was refused', async () => {
    expect(await attempts(dashboard(), refusal('studentDashboard', 'FORBIDDEN', 'forbidden'))).toBe(1);
  });
});

describe('curriculum that cannot be loaded', () => {
  const aModuleQuery = () => moduleQuery(moduleId) as Parameters<typeof attempts>[0];
  const aPartQuery = () => partQuery(partIds[1]) as Parameters<typeof attempts>[0];

  it('is requested once more, after 2 s', async () => {
    expect(await attempts(aModuleQuery(), refusal('module', 'UNAVAILABLE', 'unavailable'))).toBe(2);
    expect(await attempts(aPartQuery(), { status: 503 })).toBe(2);
    expect([moduleQuery(moduleId).retryDelay, partQuery(partIds[1]).retryDelay]).toEqual([2000, 2000]);
  });

  it('is not requested again when it was refused, or when it had been loaded before', async () => {
    expect(await attempts(aModuleQuery(), refusal('module', 'NOT_FOUND', 'module_not_found'))).toBe(1);
    const client = new QueryClient();
    client.setQueryData(moduleQuery(moduleId).queryKey, aModule());
    expect(await attempts(aModuleQuery(), { status: 503 }, client)).toBe(1);
  });
});
