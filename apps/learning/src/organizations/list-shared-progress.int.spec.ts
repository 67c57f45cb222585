import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { listSharedProgress } from '@nivel/contracts/learning/list-shared-progress.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { recordReading } from '@nivel/contracts/learning/record-reading.operation';
import type { OrganizationRole } from '@nivel/contracts/projects/memberships';
import { organizationMemberChanged } from '@nivel/contracts/projects/organization-member-changed.fact';
import { listMemberships } from '@nivel/contracts/projects/list-memberships.operation';
import { Copies } from '@nivel/platform/copies';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { modules, parts } from '../../test/a-curriculum.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { OrganizationsService } from '../../test/organizations-service.ts';

let learning: LearningUnderTest;
let organizations: OrganizationsService;
beforeAll(async () => {
  learning = await LearningUnderTest.start();
  organizations = await OrganizationsService.start(learning);
});
afterAll(async () => {
  await organizations.owner.stop();
  await learning.stop();
});

const copied = (membershipId: string, where: string) =>
  waitUntil(async () => {
    const rows = await learning.rows(`SELECT 1 FROM organization_members WHERE id = $1 AND ${where}`, [membershipId]);
    return rows.length > 0;
  });
const aMember = async (organizationId: string, role: OrganizationRole, consent: number | null = null) => {
  const person = await learning.person();
  const membershipId = await organizations.member(organizationId, person.userId, role, consent);
  await copied(membershipId, 'NOT is_removed');
  return { person, membershipId };
};
/** A person who has read the text of the first module. */
const reading = async (person: Person): Promise<void> => {
  await person.ask(openPart, { part_id: parts.text });
  learning.clock.pass(6);
  await person.ask(recordReading, { part_id: parts.text });
  await person.ask(completePart, { part_id: parts.text });
};
const ask = async (by: Person, organizationId: string, ...about: Person[]) =>
  by.ask(listSharedProgress, { organization_id: organizationId, user_ids: about.map(({ userId }) => userId) });

describe('the progress that members share', () => {
  it('is modules, percent and last day of who agreed, and nothing of who did not, or is of another organization', async () => {
    const [org, elsewhere] = [v7(), v7()];
    const { person: owner } = await aMember(org, 'owner');
    const { person: sharing } = await aMember(org, 'member', 1);
    const { person: silent } = await aMember(org, 'member');
    const { person: older } = await aMember(org, 'member', 0);
    const { person: stranger } = await aMember(elsewhere, 'member', 1);
    for (const person of [sharing, silent, older, stranger]) await reading(person);
    const { person: fresh } = await aMember(org, 'guest', 1);
    const answer = await ask(owner, org, sharing, silent, older, stranger, fresh);
    expect(answer.members.toSorted((one, other) => other.percent - one.percent)).toEqual([
      { user_id: sharing.userId, modules: [{ id: modules.first, percent: 33 }], percent: 16, last_day: '2026-11-16' },
      { user_id: fresh.userId, modules: [], percent: 0, last_day: null },
    ]);
    expect(answer.modules.map(({ id, level, number }) => [id, level, number])).toEqual([
      [modules.first, 'X100', 1],
      [modules.second, 'X100', 2],
      [modules.deep, 'X200', 1],
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/streak|skill|points|answer/);
  });

  it('is shown to owners and admins of that organization alone', async () => {
    const [org, elsewhere] = [v7(), v7()];
    const { person: sharing } = await aMember(org, 'member', 1);
    const may = async (by: Person) =>
      by.refusal(listSharedProgress, { organization_id: org, user_ids: [sharing.userId] });
    for (const role of ['owner', 'admin'] as const)
      expect((await ask((await aMember(org, role)).person, org, sharing)).members).toHaveLength(1);
    for (const role of ['member', 'guest'] as const)
      expect(await may((await aMember(org, role)).person)).toMatchObject({ code: 'forbidden' });
    expect(await may((await aMember(elsewhere, 'owner')).person)).toMatchObject({ code: 'forbidden' });
    expect(await may(await learning.person())).toMatchObject({ code: 'forbidden' });
    expect(await learning.nobody.refusal(listSharedProgress, { organization_id: org, user_ids: [] })).toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('ends with the consent, with the membership, and with the right to see it', async () => {
    const org = v7();
    const { person: admin, membershipId: right } = await aMember(org, 'admin');
    const { person: sharing, membershipId } = await aMember(org, 'member', 1);
    const { person: leaving, membershipId: left } = await aMember(org, 'member', 1);
    expect((await ask(admin, org, sharing, leaving)).members).toHaveLength(2);
    const { userId } = sharing;
    await organizations.join({ membershipId, organizationId: org, userId, role: 'member', progressConsent: null });
    await organizations.remove(left);
    await copied(membershipId, 'progress_consent IS NULL');
    await copied(left, 'is_removed AND user_id IS NULL');
    expect((await ask(admin, org, sharing, leaving)).members).toEqual([]);
    await organizations.remove(right);
    await copied(right, 'is_removed');
    expect(await admin.refusal(listSharedProgress, { organization_id: org, user_ids: [] })).toMatchObject({
      code: 'forbidden',
    });
  });

  it('is not brought back by duplicate or late facts', async () => {
    const org = v7();
    const { membershipId, person } = await aMember(org, 'owner', 1);
    await organizations.remove(membershipId);
    await copied(membershipId, 'is_removed');
    const { userId } = person;
    const late = { membershipId, organizationId: org, userId, role: 'owner', progressConsent: 1 } as const;
    await learning.tell(organizationMemberChanged, late, { version: 1 });
    const marker = await aMember(org, 'member');
    await copied(marker.membershipId, 'NOT is_removed');
    await copied(membershipId, 'is_removed AND version = 2');
  });

  it('is repaired by the comparison with its owner', async () => {
    const { membershipId } = await aMember(v7(), 'member', 1);
    await learning.rows('UPDATE organization_members SET progress_consent = NULL, version = 9 WHERE id = $1', [
      membershipId,
    ]);
    expect(await learning.get(Copies).compare(listMemberships)).toBe(1);
    await copied(membershipId, 'progress_consent = 1 AND version = 1');
  });

  it('is refused while memberships are unknown', async () => {
    const org = v7();
    const { person: owner } = await aMember(org, 'owner');
    await organizations.owner.leave();
    learning.clock.pass(11);
    const refusal = await owner.refusal(listSharedProgress, { organization_id: org, user_ids: [] });
    expect(refusal).toMatchObject({ code: 'unavailable' });
    organizations.owner.answer();
    await waitUntil(async () =>
      owner.ask(listSharedProgress, { organization_id: org, user_ids: [] }).then(
        () => true,
        () => false,
      ),
    );
  });
});
