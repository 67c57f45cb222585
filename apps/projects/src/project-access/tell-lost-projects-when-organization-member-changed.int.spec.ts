import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { changeOrganizationMember } from '@nivel/contracts/projects/change-organization-member.operation';
import { organizationMemberChanged } from '@nivel/contracts/projects/organization-member-changed.fact';
import { projectRoleLost } from '@nivel/contracts/projects/project-role-lost.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import { breakWrites, type Breakage } from '../../test/broken-writes.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const lostBy = async ({ userId }: Somebody): Promise<string[]> =>
  (await projects.told(projectRoleLost, userId)).map(({ projectId }) => projectId).sort();
const handled = async (id: string): Promise<boolean> =>
  (await projects.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length > 0;

/** An organization with an admin and two private projects that only admins see. */
const aHouse = async () => {
  const owner = await projects.aPerson();
  const organizationId = await projects.anOrganization(owner);
  const admin = await projects.aMember(organizationId, 'admin');
  const hidden = [
    await projects.aProject(owner, { organizationId }),
    await projects.aProject(owner, { organizationId }),
  ].map(({ id }) => id);
  const make = (role: 'admin' | 'member') =>
    projects.ask(owner.userId, changeOrganizationMember, { orgId: organizationId, userId: admin.userId, role });
  const [row] = await projects.rows<{ id: string }>(
    'SELECT id FROM organization_members WHERE organization_id = $1 AND user_id = $2',
    [organizationId, admin.userId],
  );
  const payload: PayloadOf<typeof organizationMemberChanged> = {
    membershipId: row?.id ?? '',
    organizationId,
    userId: admin.userId,
    role: 'member',
    progressConsent: null,
  };
  return { admin, hidden: hidden.sort(), make, payload };
};

describe('who is no admin any more', () => {
  it('is notified once of each project on a second delivery', async () => {
    const { admin, hidden, make, payload } = await aHouse();
    await make('member');
    await waitUntil(async () => (await lostBy(admin)).length > 0);
    const [first] = await projects.rows<{ id: string }>(
      `SELECT id FROM outbox WHERE subject LIKE '%organization-member%' AND payload LIKE $1 ORDER BY id DESC LIMIT 1`,
      [`%${payload.membershipId}%`],
    );
    // A repetition, as when the process died after the commit and before its acknowledgement.
    await projects.tell(organizationMemberChanged, payload, { id: first?.id ?? '', version: 2 });
    const last = v7();
    await projects.tell(organizationMemberChanged, { ...payload, userId: v7() }, { id: last, version: 2 });
    await waitUntil(() => handled(last));
    expect(await lostBy(admin)).toEqual(hidden);
  });

  it.each<Breakage>(['refused', 'killed'])(
    'is notified of all later if publishing was %s in the middle',
    async (how) => {
      const { admin, hidden, make } = await aHouse();
      const when = `NEW.subject LIKE '%role-lost%' OR NEW.subject LIKE '%role.lost%'`;
      const mended = await breakWrites(projects, { table: 'outbox', when, how });
      await make('member');
      await mended();
      await waitUntil(async () => (await lostBy(admin)).length > 0);
      expect(await lostBy(admin)).toEqual(hidden);
    },
  );

  it('and is one again when the fact arrives is notified of nothing', async () => {
    const { admin, payload } = await aHouse();
    const id = v7();
    await projects.tell(organizationMemberChanged, payload, { id, version: 2 });
    await waitUntil(() => handled(id));
    expect(await lostBy(admin)).toEqual([]);
  });

  it('has just come: there was nothing to lose', async () => {
    const { admin, make, payload } = await aHouse();
    await make('member');
    await waitUntil(async () => (await lostBy(admin)).length === 2);
    const id = v7();
    await projects.tell(organizationMemberChanged, payload, { id, version: 1 });
    await waitUntil(() => handled(id));
    expect(await lostBy(admin)).toHaveLength(2);
  });
});
