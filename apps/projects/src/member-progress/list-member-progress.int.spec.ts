import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { MOST_SHARED_AT_ONCE } from '@nivel/contracts/projects/shared-progress';
import { listMemberProgress } from '@nivel/contracts/projects/list-member-progress.operation';
import { removeOrganizationMember } from '@nivel/contracts/projects/remove-organization-member.operation';
import { setProgressConsent } from '@nivel/contracts/projects/set-progress-consent.operation';
import { LearningService } from '../../test/learning-service.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let learning: LearningService;
projectsFor(async (started) => {
  projects = started;
  learning = await LearningService.start(started.stack.natsUrl);
});
afterEach(() => {
  learning.refuseWith = null;
});
afterAll(() => learning.stop());

const progress = { modules: [], percent: 12, last_day: '2026-11-20' };
/** An organization with a member who shares their progress and one who does not. */
const aTeam = async () => {
  const owner = await projects.aPerson();
  const orgId = await projects.anOrganization(owner);
  const [sharing, silent] = [await projects.aMember(orgId, 'member'), await projects.aMember(orgId, 'guest')];
  const consent = (to: 1 | null) =>
    projects.ask(sharing.userId, setProgressConsent, { organization_id: orgId, consents_to: to });
  await consent(1);
  for (const { userId } of [sharing, silent]) learning.members.set(userId, progress);
  const read = () => projects.ask(owner.userId, listMemberProgress, { organization_id: orgId });
  const shownOf = async ({ userId }: { userId: string }) =>
    (await read()).members.find(({ user_id }) => user_id === userId)?.progress;
  return { owner, orgId, sharing, silent, consent, read, shownOf };
};

describe('the members of an organization and their progress', () => {
  it('is requested from learning in the name of the caller, only for members who consented', async () => {
    const { owner, sharing, silent, read, shownOf } = await aTeam();
    expect(await shownOf(sharing)).toEqual(progress);
    expect(await shownOf(silent)).toBeNull();
    expect(await shownOf(owner)).toBeNull();
    expect(await read()).toMatchObject({ seats: null, taken: 3, progress: 'shown', next: null });
    const asked = learning.asked.at(-1);
    expect(asked?.userIds).toEqual([sharing.userId]);
    expect(decodeJwt(asked?.token ?? '').sub).toBe(owner.userId);
  });

  it('is gone at the next read once the consent was withdrawn, whatever learning still has', async () => {
    const { orgId, owner, sharing, consent, shownOf, read } = await aTeam();
    await consent(null);
    expect(await shownOf(sharing)).toBeNull();
    await consent(1);
    expect(await shownOf(sharing)).toEqual(progress);
    await projects.ask(owner.userId, removeOrganizationMember, { orgId, userId: sharing.userId });
    expect((await read()).members.map(({ user_id }) => user_id)).not.toContain(sharing.userId);
  });

  it.each([
    [commonErrors.forbidden, 'refused'],
    [commonErrors.unavailable, 'unavailable'],
    [learningErrors.curriculum_not_ready, 'unavailable'],
  ])('shows the members without it where learning answers %o', async (definition, state) => {
    const { read } = await aTeam();
    learning.refuseWith = definition;
    const answer = await read();
    expect(answer).toMatchObject({ progress: state, taken: 3 });
    expect(answer.members.map((member) => member.progress)).toEqual([null, null, null]);
  });

  it('comes in pages that together are everybody once', async () => {
    const { owner, orgId } = await aTeam();
    await projects.rows(
      `WITH people AS (INSERT INTO crico_users (id, user_id, email, full_name, role, is_active, email_verified, created_at, updated_at, version)
         SELECT gen_random_uuid(), gen_random_uuid(), 'p' || n || '-' || $1 || '@example.com', 'Persona', 'user', true, true, now(), now(), 1
         FROM generate_series(1, $2::int) n RETURNING user_id)
       INSERT INTO organization_members (id, organization_id, user_id, role, joined_at, changed_at, version)
       SELECT gen_random_uuid(), $1::uuid, user_id, 'member', now(), now(), 1 FROM people`,
      [orgId, MOST_SHARED_AT_ONCE],
    );
    const ask = (after: string | null) =>
      projects.ask(owner.userId, listMemberProgress, { organization_id: orgId, after });
    const first = await ask(null);
    expect(first.members).toHaveLength(MOST_SHARED_AT_ONCE);
    const second = await ask(first.next);
    expect(second.next).toBeNull();
    const ids = [...first.members, ...second.members].map(({ user_id }) => user_id);
    expect(new Set(ids).size).toBe(MOST_SHARED_AT_ONCE + 3);
    expect(second.taken).toBe(MOST_SHARED_AT_ONCE + 3);
  });

  it('is refused to members, guests, owners of others, and those who left', async () => {
    const { orgId, owner, sharing, silent } = await aTeam();
    const other = await aTeam();
    const may = (userId: string | null) => projects.refusal(userId, listMemberProgress, { organization_id: orgId });
    for (const { userId } of [sharing, silent, other.owner, await projects.aPerson()])
      expect(await may(userId)).toBe('forbidden');
    expect(await may(null)).toBe('unauthenticated');
    const admin = await projects.aMember(orgId, 'admin');
    expect(await may(admin.userId)).toBe('allowed');
    await projects.ask(owner.userId, removeOrganizationMember, { orgId, userId: admin.userId });
    expect(await may(admin.userId)).toBe('forbidden');
  });
});
