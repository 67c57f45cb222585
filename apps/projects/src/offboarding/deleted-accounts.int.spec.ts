import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { claimInstallation } from '@nivel/contracts/projects/claim-installation.operation';
import { readInstallation } from '@nivel/contracts/projects/read-installation.operation';
import { changeCricoUser } from '@nivel/contracts/projects/change-crico-user.operation';
import { getOrganization } from '@nivel/contracts/projects/get-organization.operation';
import { listAdministrativeActs } from '@nivel/contracts/projects/list-administrative-acts.operation';
import { manageCricoProjectTeam } from '@nivel/contracts/projects/manage-crico-project-team.operation';
import { personChanged } from '@nivel/contracts/projects/person-changed.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import { projectsFor } from '../../test/projects-for.ts';
import { SETUP_TOKEN, type ProjectsUnderTest, type Somebody } from '../../test/projects-under-test.ts';

/** The key of a lock that shows how far a process is. */
const MARK = 471_147;

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const activityEntriesOf = async (userId: string) =>
  (await projects.told(personChanged)).filter((one) => one.userId === userId);
const switchedOff = (by: Somebody, of: Somebody) =>
  projects.refusal(by.userId, changeCricoUser, { user_id: of.userId, is_active: false });

describe('a deleted account', () => {
  it('takes name, address, rights and invites along, and leaves its organization to the next', async () => {
    const owner = await projects.aPerson('user', { fullName: 'Eva Ríos' });
    const orgId = await projects.anOrganization(owner);
    const heir = await projects.aMember(orgId, 'admin');
    await projects.aMember(orgId, 'member');
    const id = await projects.tell(accountDeleted, { userId: owner.userId });
    await waitUntil(async () => (await activityEntriesOf(owner.userId)).length > 0);
    const everything = JSON.stringify([
      await projects.rows('SELECT * FROM crico_users'),
      await projects.rows('SELECT * FROM accounts'),
      await projects.rows('SELECT * FROM crico_user_invites'),
    ]);
    expect(everything).not.toContain('Eva Ríos');
    expect(everything).not.toContain(owner.email);
    expect((await projects.ask(heir.userId, getOrganization, { id: orgId })).user_role).toBe('owner');
    expect(await projects.refusal(owner.userId, getOrganization, { id: orgId })).toBe('forbidden');
    await projects.tell(accountDeleted, { userId: owner.userId }, { id });
    const last = await projects.aPerson();
    await projects.tell(accountDeleted, { userId: last.userId });
    await waitUntil(async () => (await activityEntriesOf(last.userId)).length > 0);
    expect(await activityEntriesOf(owner.userId)).toHaveLength(1);
  });
});

it('a deleted account is in no place that it was being added to at the same moment', async () => {
  const [owner, ana] = [await projects.aPerson(), await projects.aPerson()];
  await projects.inTeam((await projects.aProject(owner)).id, 'member');
  const common = await projects.aProject(owner);
  await projects.rows(`INSERT INTO project_members VALUES ($1, $2, 'member', now())`, [common.id, ana.userId]);
  const { id } = await projects.aProject(owner);
  await projects.rows(`CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(${MARK}), pg_sleep(1); RETURN NEW; END $$`);
  await projects.rows('CREATE TRIGGER slowly AFTER INSERT ON project_members FOR EACH ROW EXECUTE FUNCTION slowly()');
  const data = { user_id: ana.userId, role: 'member' as const };
  const added = projects.refusal(owner.userId, manageCricoProjectTeam, {
    ...{ project_id_param: id, action_param: 'add_member', user_data_param: data },
  });
  const isAdding = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${MARK} AND granted`;
  await waitUntil(async () => (await projects.rows(isAdding)).length > 0);
  await projects.tell(accountDeleted, { userId: ana.userId });
  expect(await added).toBe('allowed');
  await waitUntil(async () => (await activityEntriesOf(ana.userId)).length > 0);
  const sql = 'SELECT project_id FROM project_members WHERE user_id = $1';
  expect(await projects.rows(sql, [ana.userId])).toEqual([]);
  await projects.rows('DROP FUNCTION slowly CASCADE');
});

describe('the account of the only administrator that is deleted', () => {
  const endOf = async ({ userId }: Somebody) => {
    await projects.tell(accountDeleted, { userId });
    await waitUntil(async () => (await activityEntriesOf(userId)).length > 0);
  };
  const admins = async () => {
    const sql = `SELECT user_id FROM crico_users WHERE role = 'admin' AND is_active`;
    return (await projects.rows<{ user_id: string }>(sql)).map(({ user_id: id }) => id);
  };

  it('leaves the installation to the manager who has been here for longest, and this is in the log', async () => {
    await projects.rows(`UPDATE crico_users SET role = 'user'`);
    const admin = await projects.aPerson('admin');
    const [gone, first] = [await projects.aPerson('manager'), await projects.aPerson('manager')];
    await projects.aPerson('manager');
    await switchedOff(admin, gone);
    await endOf(admin);
    expect(await admins()).toEqual([first.userId]);
    const { acts } = await projects.ask(first.userId, listAdministrativeActs, { limit: 1 });
    expect(acts).toMatchObject([{ act: 'person-role-changed', actor_id: null, subject_id: first.userId }]);
  });

  it('makes it claimable again by the setup token if there is no manager, and only then', async () => {
    await projects.rows(`UPDATE crico_users SET role = 'user'`);
    await projects.rows(`INSERT INTO installation VALUES (1, $1, now()) ON CONFLICT DO NOTHING`, [v7()]);
    const [one, other] = [await projects.aPerson('admin'), await projects.aPerson('admin')];
    await endOf(one);
    expect(await projects.ask(null, readInstallation, {})).toEqual({ is_claimed: true, needs_setup_token: false });
    await endOf(other);
    expect(await projects.ask(null, readInstallation, {})).toEqual({ is_claimed: false, needs_setup_token: true });
    const next = await projects.aPerson();
    const claim = (setup_token?: string) => projects.refusal(next.userId, claimInstallation, { setup_token });
    expect(await claim()).toBe('wrong_setup_token');
    expect(await claim(SETUP_TOKEN)).toBe('allowed');
    expect(await admins()).toEqual([next.userId]);
  });
});
