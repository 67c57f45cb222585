import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { analyzeOrganizationDeletion } from '@nivel/contracts/projects/analyze-organization-deletion.operation';
import { checkOrganizationSlug } from '@nivel/contracts/projects/check-organization-slug.operation';
import { createOrganization } from '@nivel/contracts/projects/create-organization.operation';
import { deleteOrganization } from '@nivel/contracts/projects/delete-organization.operation';
import { getOrganization } from '@nivel/contracts/projects/get-organization.operation';
import { inviteToOrganization } from '@nivel/contracts/projects/invite-to-organization.operation';
import { listMemberships } from '@nivel/contracts/projects/list-memberships.operation';
import { listMyOrganizations } from '@nivel/contracts/projects/list-my-organizations.operation';
import { organizationChanged } from '@nivel/contracts/projects/organization-changed.fact';
import { organizationMemberRemoved } from '@nivel/contracts/projects/organization-member-removed.fact';
import { restoreOrganization } from '@nivel/contracts/projects/restore-organization.operation';
import { updateOrganization } from '@nivel/contracts/projects/update-organization.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const unique = (name: string): string => `${name} ${v7().slice(-12)}`;
const membershipOf = async (userId: string) => {
  const { entries } = await projects.ask(null, listMemberships, {});
  const sql = 'SELECT id FROM organization_members WHERE user_id = $1';
  const [row] = await projects.rows<{ id: string }>(sql, [userId]);
  return entries.find(({ id }) => id === row?.id);
};

describe('making an organization', () => {
  it('makes its owner of the caller, and a slug of its name', async () => {
    const ana = await projects.aPerson();
    const name = unique('  Niñas & Códigos');
    const made = await projects.ask(ana.userId, createOrganization, { name, description: ' Para todas ' });
    const slug = `ninas-codigos-${name.slice(-12)}`;
    expect(made).toMatchObject({
      name: name.trim(),
      slug,
      description: 'Para todas',
      user_role: 'owner',
      member_count: 1,
    });
    const shown = await projects.ask(ana.userId, getOrganization, { id: made.id });
    expect(shown.members).toMatchObject([{ user_id: ana.userId, role: 'owner', shares_progress: false }]);
    const { organizations } = await projects.ask(ana.userId, listMyOrganizations, {});
    expect(organizations).toMatchObject([{ organization_id: made.id, organization_slug: slug, user_role: 'owner' }]);
    expect(await projects.told(organizationChanged)).toContainEqual({
      organizationId: made.id,
      name: name.trim(),
      slug,
      isDeleted: false,
    });
  });

  it('numbers a slug that is taken, unless a person chose it', async () => {
    const ana = await projects.aPerson();
    const name = unique('Taller');
    const first = await projects.ask(ana.userId, createOrganization, { name });
    const second = await projects.ask(ana.userId, createOrganization, { name: `${name}!` });
    expect(second.slug).toBe(`${first.slug}-2`);
    const chosen = { name: unique('Otro'), slug: first.slug };
    expect(await projects.refusal(ana.userId, createOrganization, chosen)).toBe('organization_slug_taken');
    const [taken, free] = await Promise.all(
      [first.slug, `${first.slug}-3`].map((slug) => projects.ask(ana.userId, checkOrganizationSlug, { slug })),
    );
    expect([taken, free]).toEqual([{ is_free: false }, { is_free: true }]);
  });

  it('refuses a name that looks like another, with the documented texts', async () => {
    const ana = await projects.aPerson();
    const name = unique('Straße');
    await projects.ask(ana.userId, createOrganization, { name });
    const same = projects.ask(ana.userId, createOrganization, {
      name: name.toUpperCase().replace('SS', 'ß'),
      slug: 'else-1',
    });
    await expect(same).rejects.toThrow('name already exists');
  });

  it.each([
    [{ name: ' ' }, 'Organization name is required'],
    [{ name: ' a ' }, 'Organization name must be at least 2 characters'],
    [{ name: 'Taller', slug: 'A b' }, 'Organization slug can only contain lowercase letters, numbers, and hyphens'],
    [{ name: 'Taller', slug: 'a' }, 'Organization slug must be at least 2 characters'],
    [{ name: 'Taller', description: 'x'.repeat(501) }, 'Description must be less than 500 characters'],
    [{ name: '株式' }, 'Organization slug is required'],
  ])('refuses %j with its sentence', async (input, message) => {
    const ana = await projects.aPerson();
    const refused = projects.ask(ana.userId, createOrganization, input);
    await expect(refused).rejects.toMatchObject({
      details: expect.arrayContaining([expect.objectContaining({ message })]),
    });
  });

  it('by several at once gives one name and one slug to one of them', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => projects.aPerson()));
    const name = unique('Carrera');
    const codes = await Promise.all(people.map(({ userId }) => projects.refusal(userId, createOrganization, { name })));
    expect(codes.toSorted()).toEqual(['allowed', ...Array.from({ length: 4 }, () => 'organization_name_taken')]);
  });
});

describe('changing an organization', () => {
  it('keeps omitted fields, and takes no name of another', async () => {
    const ana = await projects.aPerson();
    const [one, other] = [unique('Uno'), unique('Dos')];
    const id = await projects.anOrganization(ana, one);
    await projects.anOrganization(ana, other);
    expect(await projects.refusal(ana.userId, updateOrganization, { id, name: other })).toBe('organization_name_taken');
    const changed = await projects.ask(ana.userId, updateOrganization, { id, description: 'Nueva' });
    expect(changed).toMatchObject({ name: one, description: 'Nueva' });
    const member = await projects.aMember(id, 'member');
    expect(await projects.refusal(member.userId, updateOrganization, { id, name: 'Mía' })).toBe('forbidden');
  });
});

describe('deleting an organization', () => {
  it('counts what is deleted along, ends every right, and returns all of it when restored', async () => {
    const [owner, stranger] = [await projects.aPerson(), await projects.aPerson()];
    const id = await projects.anOrganization(owner);
    const admin = await projects.aMember(id, 'admin');
    await projects.ask(owner.userId, inviteToOrganization, { orgId: id, email: `${v7()}@example.com` });
    const impact = await projects.ask(owner.userId, analyzeOrganizationDeletion, { organization_id: id });
    expect(impact).toEqual({ members: 2, projects: 0, open_invites: 1 });
    expect(await projects.refusal(admin.userId, deleteOrganization, { id })).toBe('forbidden');
    const before = await membershipOf(admin.userId);
    await projects.ask(owner.userId, deleteOrganization, { id });

    for (const who of [owner, admin])
      expect(await projects.refusal(who.userId, getOrganization, { id })).toBe('forbidden');
    const removed = (await projects.told(organizationMemberRemoved)).filter(
      ({ organizationId }) => organizationId === id,
    );
    expect(removed.map(({ userId }) => userId).toSorted()).toEqual([owner.userId, admin.userId].toSorted());
    expect(await membershipOf(admin.userId)).toEqual({ id: before?.id, version: 2, removed: true });
    const mine = await projects.ask(owner.userId, listMyOrganizations, {});
    expect(mine).toMatchObject({ organizations: [], deleted: [{ organization_id: id }] });

    const restore = { organization_id: id };
    for (const who of [admin, stranger])
      expect(await projects.refusal(who.userId, restoreOrganization, restore)).toBe('forbidden');
    expect((await projects.ask(owner.userId, restoreOrganization, restore)).member_count).toBe(2);
    expect(await projects.refusal(owner.userId, restoreOrganization, restore)).toBe('organization_not_deleted');
    expect(await projects.refusal(stranger.userId, restoreOrganization, restore)).toBe('forbidden');
    expect((await projects.ask(admin.userId, getOrganization, { id })).user_role).toBe('admin');
    expect(await membershipOf(admin.userId)).toMatchObject({ version: 3, removed: false });
  });
});
