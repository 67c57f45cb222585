import { FunctionsHttpError } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dataOf, type PublicClient } from '../../learners/client.ts';
import { aTeam, type Team } from '../../learners/crico-people.ts';
import { aLearner, type Learner } from '../../learners/learner.ts';

type Row = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A function's answer, or its refusal. */
const invoke = async (client: PublicClient, method: Method, path: string, body?: object): Promise<Row> => {
  const answer = await client.functions.invoke<Row>(path, { method, ...(body && { body }) });
  const error: unknown = answer.error;
  if (error === null) return { status: 200, ...answer.data };
  if (!(error instanceof FunctionsHttpError)) throw new Error('the function did not answer', { cause: error });
  const response = error.context as Response;
  return { status: response.status, ...((await response.json()) as Row) };
};
/** The sentences of a refusal. */
const saysOf = ({ details }: Row): unknown[] => (details as { message: string }[]).map(({ message }) => message);

/** The functions of organizations by `@supabase/supabase-js` as it comes from the registry; each refusal beside a success. */
describe('the unmodified public client with organizations', () => {
  let team: Team;
  let owner: PublicClient;
  let stranger: Learner;
  let orgId: string;
  beforeAll(async () => {
    [team, stranger] = await Promise.all([aTeam(), aLearner()]);
    owner = team.owner.client;
    orgId = team.organizationId;
  });
  const byStranger = async (method: Method, path: string, body?: object): Promise<unknown> =>
    (await invoke(stranger.client, method, path, body))['status'];

  it('reads and changes an organization, with the documented texts', async () => {
    const it = `organizations?id=${orgId}`;
    expect(await invoke(owner, 'GET', it)).toMatchObject({
      status: 200,
      id: orgId,
      member_count: 2,
      user_role: 'owner',
    });
    const description = 'Lo que hacemos';
    expect(await invoke(owner, 'PUT', it, { description })).toMatchObject({ status: 200, description });
    expect(await invoke(team.colleague.client, 'PUT', it, { description: '' })).toMatchObject({ status: 200 });
    const other = await invoke(owner, 'POST', 'organizations', { name: `Otro ${orgId}` });
    const taken = { slug: other['slug'] };
    expect(await invoke(owner, 'PUT', it, taken)).toMatchObject({
      status: 409,
      message: 'Organization slug already exists',
    });
    expect(await invoke(owner, 'PUT', it, { name: other['name'] })).toMatchObject({
      status: 409,
      message: 'Organization name already exists',
    });
    expect(saysOf(await invoke(owner, 'PUT', it, { name: 'x' }))).toEqual([
      'Organization name must be at least 2 characters',
    ]);
    expect(saysOf(await invoke(owner, 'PUT', it, { name: ' ' }))).toContain('Organization name is required');
    expect(saysOf(await invoke(owner, 'PUT', it, { slug: 'Á' }))).toContain(
      'Organization slug can only contain lowercase letters, numbers, and hyphens',
    );
    expect(await invoke(owner, 'PUT', it, { owner: stranger.id })).toMatchObject({ status: 400 });
    const asked = [byStranger('GET', it), byStranger('PUT', it, { description }), byStranger('DELETE', it)];
    expect(await Promise.all(asked)).toEqual([403, 403, 403]);
    expect(await byStranger('POST', 'organizations', { name: 'Ajena' })).toBe(403);
  });

  it('makes, lists, changes and deletes projects in it', async () => {
    const door = 'organization-projects';
    const made = await invoke(owner, 'POST', door, { orgId, name: 'Tienda', template: 'scrum' });
    expect(made).toMatchObject({ status: 200, success: true });
    const projectId = String(made['project_id']);
    const listed = async (): Promise<unknown> => (await invoke(owner, 'GET', `${door}?orgId=${orgId}`))['projects'];
    expect(await listed()).toMatchObject([{ id: projectId, name: 'Tienda', progress: 0 }]);
    const changed = { projectId, name: 'Tienda en línea', status: 'on-hold' };
    expect(await invoke(owner, 'PUT', door, changed)).toEqual({ status: 200, success: true, error: null });
    expect(await listed()).toMatchObject([{ name: 'Tienda en línea', status: 'on-hold' }]);
    expect(saysOf(await invoke(owner, 'POST', door, { orgId, name: ' ' }))).toContain('Board name is required');
    expect(saysOf(await invoke(owner, 'PUT', door, { projectId, name: 'ab' }))).toEqual([
      'Board name must be at least 3 characters',
    ]);
    const asked = [
      byStranger('GET', `${door}?orgId=${orgId}`),
      byStranger('POST', door, { orgId, name: 'Ajena' }),
      byStranger('PUT', door, { projectId, name: 'Ajena' }),
      byStranger('DELETE', `${door}?projectId=${projectId}`),
    ];
    expect(await Promise.all(asked)).toEqual([403, 403, 403, 403]);
    expect(await invoke(owner, 'DELETE', `${door}?projectId=${projectId}`)).toMatchObject({
      status: 200,
      success: true,
    });
    expect(await listed()).toEqual([]);
    expect(await invoke(owner, 'DELETE', `${door}?projectId=${projectId}`)).toMatchObject({ status: 403 });
  });

  it('lists, changes, removes and adds members, and keeps the last owner', async () => {
    const door = 'organization-members';
    const userId = team.colleague.id;
    const roles = async (): Promise<unknown[]> => {
      const { members } = await invoke(owner, 'GET', `${door}?orgId=${orgId}`);
      return (members as Row[]).map((one) => one['role']).sort();
    };
    expect(await roles()).toEqual(['admin', 'owner']);
    expect(await invoke(owner, 'PUT', door, { orgId, userId, role: 'member' })).toMatchObject({
      status: 200,
      role: 'member',
    });
    const asColleague = await invoke(team.colleague.client, 'PUT', door, { orgId, userId, role: 'admin' });
    expect(asColleague).toMatchObject({ status: 403 });
    expect(await invoke(owner, 'DELETE', `${door}?orgId=${orgId}&userId=${team.owner.id}`)).toMatchObject({
      status: 409,
      message: 'The last owner cannot leave or be removed',
    });
    expect(await invoke(owner, 'DELETE', `${door}?orgId=${orgId}&userId=${userId}`)).toMatchObject({ success: true });
    expect(await roles()).toEqual(['owner']);
    const unknown = { orgId, email: `nadie.${orgId}@example.com` };
    expect(await invoke(owner, 'POST', door, unknown)).toMatchObject({
      status: 404,
      message: 'User not found with that email address',
    });
    const back = { orgId, email: team.colleague.email, role: 'admin' };
    expect(await invoke(owner, 'POST', door, back)).toMatchObject({ status: 200, role: 'admin', user_id: userId });
    expect(await invoke(owner, 'POST', door, back)).toMatchObject({ status: 409 });
    const asked = [
      byStranger('GET', `${door}?orgId=${orgId}`),
      byStranger('POST', door, { orgId, email: stranger.email }),
      byStranger('PUT', door, { orgId, userId, role: 'guest' }),
      byStranger('DELETE', `${door}?orgId=${orgId}&userId=${userId}`),
    ];
    expect(await Promise.all(asked)).toEqual([403, 403, 403, 403]);
  });

  it('invites addresses, and withdraws that', async () => {
    const door = 'organization-invites';
    const email = `nueva.${orgId}@example.com`;
    const invite = await invoke(owner, 'POST', door, { orgId, email, role: 'guest' });
    expect(invite).toMatchObject({ status: 200, email });
    const member = { orgId, email: team.colleague.email };
    expect(await invoke(owner, 'POST', door, member)).toMatchObject({
      status: 409,
      message: 'This person is already a member',
    });
    expect(saysOf(await invoke(owner, 'POST', door, { orgId, email: ' ' }))).toContain('Email is required');
    expect(await invoke(owner, 'POST', door, { orgId, email, role: 'owner' })).toMatchObject({ status: 400 });
    expect(await byStranger('POST', door, { orgId, email })).toBe(403);
    expect((await owner.rpc('revoke_crico_invite', { invite_id: invite['id'] })).error).toBeNull();
  });

  it('deletes an organization with its content, and restores it', async () => {
    const it = `organizations?id=${orgId}`;
    expect(await invoke(team.colleague.client, 'DELETE', it)).toMatchObject({ status: 403 });
    expect(await invoke(owner, 'DELETE', it)).toMatchObject({ status: 200, success: true });
    expect(await invoke(owner, 'GET', it)).toMatchObject({ status: 403 });
    dataOf(await owner.rpc('restore_organization', { organization_id: orgId }));
    expect(await invoke(team.colleague.client, 'GET', it)).toMatchObject({
      status: 200,
      id: orgId,
      user_role: 'admin',
    });
  });
});
