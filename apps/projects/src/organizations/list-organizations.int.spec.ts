import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { deleteOrganization } from '@nivel/contracts/projects/delete-organization.operation';
import { listOrganizations } from '@nivel/contracts/projects/list-organizations.operation';
import { setOrganizationSeats } from '@nivel/contracts/projects/set-organization-seats.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

it('all organizations are listed by name with their seats, in pages, to administrators of the installation alone', async () => {
  const [admin, owner] = [
    await projects.aPerson('admin'),
    await projects.aPerson('manager', { fullName: 'Luz Marina' }),
  ];
  const word = v7();
  const ids: string[] = [];
  for (const name of ['C', 'A', 'B']) ids.push(await projects.anOrganization(owner, `${name} ${word}`));
  const [c = '', a = '', b = ''] = ids;
  await projects.aMember(a, 'member');
  const gone = await projects.aMember(a, 'member');
  await projects.rows('UPDATE organization_members SET removed_at = now() WHERE user_id = $1', [gone.userId]);
  await projects.ask(admin.userId, setOrganizationSeats, { organization_id: a, seats: 2 });
  await projects.ask(owner.userId, deleteOrganization, { id: c });
  const list = (given: object = {}) => projects.ask(admin.userId, listOrganizations, { search: word, ...given });
  const { organizations, next } = await list();
  expect(organizations.map((one) => one.organization_id)).toEqual([a, b, c]);
  expect(organizations[0]).toMatchObject({ members: 2, seats: 2, owners: ['Luz Marina'], is_deleted: false });
  expect(organizations[2]).toMatchObject({ seats: null, is_deleted: true });
  expect(next).toBeNull();
  const first = await list({ limit: 2 });
  expect(first.organizations.map((one) => one.organization_id)).toEqual([a, b]);
  const rest = await list({ limit: 2, after: first.next ?? '' });
  expect([rest.organizations.map((one) => one.organization_id), rest.next]).toEqual([[c], null]);
  expect((await list({ search: `a ${word.toUpperCase()}` })).organizations).toHaveLength(1);
  expect((await list({ search: `${word}%` })).organizations).toEqual([]);
  for (const who of [owner.userId, (await projects.aPerson()).userId])
    expect(await projects.refusal(who, listOrganizations, {})).toBe('forbidden');
});
