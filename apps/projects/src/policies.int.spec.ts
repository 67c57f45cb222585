import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { AccountRole, OrganizationRole, ProjectRole } from '@nivel/contracts/projects/memberships';
import { operations } from '@nivel/contracts/projects/operations.generated';
import { policyMatrix, type MatrixActor } from '@nivel/testing/policy-matrix';
import { projectsFor } from '../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let own: string;
let foreign: string;
/** Projects of people, and one that every person of Crico may read. */
let ownProject: string;
let foreignProject: string;
let publicProject: string;
projectsFor(async (started) => {
  projects = started;
  const owners = [await projects.aPerson(), await projects.aPerson()];
  [own = '', foreign = ''] = await Promise.all(owners.map((owner) => projects.anOrganization(owner)));
  const [maker = await projects.aPerson()] = owners;
  const made = await Promise.all([1, 2, 3].map(async () => (await projects.aProject(maker)).id));
  [ownProject = '', foreignProject = '', publicProject = ''] = made;
  await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [publicProject]);
});

/** A new person with the role of an actor, in the requested place or in another one only. */
const personLike = async ({ member }: MatrixActor): Promise<Somebody> => {
  if (member === null) return projects.anAccount();
  const { kind, role, isElsewhere } = member;
  if (kind === 'organization') return projects.aMember(isElsewhere ? foreign : own, role as OrganizationRole);
  if (kind === 'project') {
    // Readers are those who are in no team.
    if (role === 'reader') return projects.aPerson();
    return projects.inTeam(isElsewhere ? foreignProject : ownProject, role as ProjectRole);
  }
  // There is no other installation to be something in.
  if (kind === 'account' && !isElsewhere) return projects.aPerson(role as AccountRole);
  return projects.anAccount();
};

/** Something of the right form that names the organization; what else is wrong with it shows only behind the policy. */
const inputs: Readonly<Record<string, (id: string, userId: string) => object>> = {
  'projects.begin-project-import': () => ({
    ...{ import_id: v7(), organization_id: null, name: 'Sitio nuevo', source: 'csv', file_name: 'sitio.csv' },
    ...{ source_key: v7().replaceAll('-', '').repeat(2), expected: { cards: 0, items: 0, comments: 0 } },
    frame: { color: '#3b82f6', lists: [{ id: 'a', name: 'Ideas', color: '#3b82f6', status: 'todo' }] },
  }),
  'projects.take-import-batch': () => ({ import_id: v7(), batch: 0 }),
  'projects.end-project-import': () => ({ import_id: v7() }),
  'projects.cancel-project-import': () => ({ import_id: v7() }),
  'projects.add-organization-member': (orgId) => ({ orgId, userId: v7() }),
  'projects.change-crico-user': () => ({ user_id: v7() }),
  'projects.change-organization-member': (orgId) => ({ orgId, userId: v7(), role: 'guest' }),
  'projects.check-organization-slug': () => ({ slug: 'free' }),
  'projects.create-crico-project': () => ({ name_param: 'Sitio nuevo' }),
  'projects.create-organization-project': (orgId) => ({ orgId, name: 'Sitio nuevo' }),
  'projects.create-organization': () => ({ name: `Taller ${v7()}` }),
  'projects.get-user-team-overview': (_, userId) => ({ requesting_user_id: userId }),
  'projects.invite-to-crico': () => ({ email: `${v7()}@example.com` }),
  'projects.invite-to-organization': (orgId) => ({ orgId, email: `${v7()}@example.com` }),
  // Everybody may leave.
  'projects.remove-organization-member': (orgId, userId) => ({ orgId, userId }),
  'projects.offboard-member': (organization_id, user_id) => ({ organization_id, user_id }),
  'projects.send-email': () => ({ to: 'a@example.com', subject: 'Hola', text: 'Hola' }),
  'projects.ask-support': () => ({ message_id: v7(), subject: 'Hola', text: 'Hola' }),
  'projects.set-organization-seats': (id) => ({ organization_id: id, seats: null }),
  'projects.set-progress-consent': (id) => ({ organization_id: id, consents_to: null }),
  'projects.set-sentiment-choice': () => ({ takes_part: true }),
  'projects.transfer-organization': (id) => ({ organization_id: id, user_id: v7() }),
  'projects.update-crico-user': () => ({ id: v7(), is_active: false }),
};
const card = () => ({ card_ids: [v7()] });
const list = () => ({ list_id: v7() });
const task = { kind: 'weekly-report' };
const file = () => ({ card_id: v7(), attachment_id: v7() });
const comment = () => ({ comment_id: v7() });
const message = () => ({ message_id: v7() });
/** The same for a project. */
const ofProject: Readonly<Record<string, (userId: string) => object>> = {
  'projects.create-card': () => ({ ...list(), card_id: v7(), title: 'Una tarea' }),
  'projects.move-cards': () => ({ ...card(), ...list() }),
  'projects.update-cards': () => ({ ...card(), set: { title: 'Otra' } }),
  'projects.delete-cards': card,
  'projects.restore-cards': card,
  'projects.create-list': () => ({ ...list(), name: 'Ideas' }),
  'projects.update-list': list,
  'projects.delete-list': list,
  'projects.restore-list': list,
  'projects.change-card-sets': card,
  'projects.put-link': () => ({ card_id: v7(), depends_on: v7() }),
  'projects.repeat-card': () => ({ card_id: v7(), rule: null }),
  'projects.set-card-cover': file,
  'projects.change-checklist': () => ({ card_id: v7() }),
  'projects.save-card': () => ({ card_id: v7(), set: { title: 'Otra' } }),
  'projects.update-card-text': () => ({ card_id: v7(), field: 'notes', base_version: 0, text: '' }),
  'projects.set-card-status': () => ({ ...card(), status: 'done' }),
  'projects.duplicate-card': () => ({ card_id: v7(), new_id: v7() }),
  'projects.update-project': () => ({ set: {} }),
  'projects.create-label': () => ({ label_id: v7(), name: v7(), color: '#3b82f6' }),
  'projects.update-label': () => ({ label_id: v7(), set: {} }),
  'projects.delete-label': () => ({ label_id: v7() }),
  'projects.merge-labels': () => ({ into: v7(), label_ids: [v7()] }),
  'projects.put-cards': () => ({ create: [{ card_id: v7(), ...list(), title: 'Una tarea' }] }),
  'projects.create-field': () => ({ field_id: v7(), name: v7(), kind: 'text' }),
  'projects.update-field': () => ({ field_id: v7() }),
  'projects.delete-field': () => ({ field_id: v7() }),
  'projects.create-crico-list': () => ({ p_name: 'Ideas' }),
  'projects.save-card-template': () => ({ template_id: v7(), name: 'Boletín' }),
  'projects.delete-card-template': () => ({ template_id: v7() }),
  'projects.save-automation-rule': () => ({
    rule_id: v7(),
    name: 'Avisar',
    trigger: { kind: 'card-created' },
    actions: [{ kind: 'set-field', field: 'priority', value: 'high' }],
  }),
  'projects.delete-automation-rule': () => ({ rule_id: v7() }),
  'projects.restore-automation-rule': () => ({ rule_id: v7() }),
  'projects.activate-automation-rule': () => ({ rule_id: v7(), is_active: false }),
  'projects.run-automation-rule': () => ({ rule_id: v7() }),
  'projects.preview-automation-rule': () => ({ rule_id: v7() }),
  'projects.list-automation-runs': () => ({ rule_id: v7() }),
  'projects.add-automation-webhook': () => ({ webhook_id: v7(), name: 'Ventas', url: 'https://example.com/x' }),
  'projects.delete-automation-webhook': () => ({ webhook_id: v7() }),
  'projects.pause-automation': () => ({ is_paused: true }),
  'projects.save-automation-settings': () => ({ time_zone: 'UTC', quiet_hours: null, seen: 0 }),
  'projects.save-meeting': () => ({
    ...{ meeting_id: v7(), base_version: 0, title: 'Revisión', day: '2090-01-15', time: '10:00' },
    ...{ time_zone: 'America/Mexico_City', minutes: 45, place: '', people: [] },
  }),
  'projects.cancel-meeting': () => ({ meeting_id: v7() }),
  'projects.make-baseline': () => ({ baseline_id: v7(), name: 'Plan' }),
  'projects.rename-baseline': () => ({ baseline_id: v7(), name: 'Plan' }),
  'projects.delete-baseline': () => ({ baseline_id: v7() }),
  'projects.restore-baseline': () => ({ baseline_id: v7() }),
  'projects.read-baseline': () => ({ baseline_id: v7() }),
  'projects.set-up-project-task': () => ({ ...task, time: { cron: '0 9 * * 1', time_zone: 'UTC' } }),
  'projects.pause-project-task': () => ({ ...task, is_paused: true }),
  'projects.run-project-task': () => ({ ...task, run_id: v7() }),
  'projects.list-project-task-runs': () => task,
  'projects.schedule-email-report': () => ({
    recipients: [v7()],
    time: { cron: '0 9 * * 1', time_zone: 'UTC' },
    seen: null,
  }),
  'projects.send-email-report': () => ({ recipients: [v7()], run_id: v7() }),
  'projects.preview-email-report': () => ({ locale: 'en' }),
  'projects.save-saved-view': () => ({ view_id: v7(), name: 'De hoy', choices: {} }),
  'projects.delete-saved-view': () => ({ view_id: v7() }),
  'projects.read-card': () => ({ card_id: v7() }),
  'projects.list-card-history': () => ({ card_id: v7() }),
  'projects.update-crico-project-metadata': () => ({ metadata_param: {} }),
  'projects.save-project-settings': () => ({}),
  'projects.update-crico-project-settings': () => ({ settings_param: {} }),
  // Everybody may leave.
  'projects.manage-crico-project-team': (user_id) => ({ action_param: 'remove_member', user_data_param: { user_id } }),
  'projects.invite-user-to-project': (inviting_user_id) => ({ inviting_user_id, email: `${v7()}@example.com` }),
  'projects.list-project-changes': () => ({ after: 0 }),
  'projects.read-team-talk': () => ({ hours: 24 }),
  'projects.search-cards': () => ({ search: 'tela' }),
  'projects.add-comment': () => ({ card_id: v7(), comment_id: v7(), text: 'x' }),
  'projects.edit-comment': () => ({ ...comment(), base_version: 1, text: 'x' }),
  'projects.delete-comment': comment,
  'projects.restore-comment': comment,
  'projects.react-to-comment': () => ({ ...comment(), reaction: 'heart', is_on: true }),
  'projects.list-comment-versions': comment,
  'projects.list-comments': () => ({ card_id: v7() }),
  'projects.begin-attachment': () => ({ ...file(), name: 'plan.txt', bytes: 5, type: 'text/plain' }),
  'projects.begin-comment-file': () => ({ ...file(), ...comment(), name: 'plan.txt', bytes: 5, type: 'text/plain' }),
  'projects.open-attachment': () => ({ ...file(), name: 'plan.txt' }),
  'projects.open-attachment-document': () => ({ ...file(), name: 'plan.pdf' }),
  'projects.open-attachment-picture': () => ({ ...file(), picture: 'preview.webp' }),
  'projects.list-attachments': () => ({ card_id: v7() }),
  'projects.delete-attachment': () => ({ attachment_id: v7() }),
  'projects.restore-attachment': () => ({ attachment_id: v7() }),
  'projects.begin-project-file': () => ({ attachment_id: v7(), name: 'plan.txt', bytes: 5, type: 'text/plain' }),
  'projects.open-project-file': () => ({ attachment_id: v7(), name: 'plan.txt' }),
  'projects.open-project-file-document': () => ({ attachment_id: v7(), name: 'plan.pdf' }),
  'projects.open-project-file-picture': () => ({ attachment_id: v7(), picture: 'preview.webp' }),
  'projects.mark-comments-read': () => ({ card_id: v7(), number: 1 }),
  'projects.send-chat-message': () => ({ ...message(), text: 'x' }),
  'projects.edit-chat-message': () => ({ ...message(), base_version: 1, text: 'x' }),
  'projects.delete-chat-message': message,
  'projects.react-to-chat-message': () => ({ ...message(), reaction: 'heart', is_on: true }),
  'projects.mark-chat-read': () => ({ number: 1 }),
};
const inputOf = ({ name, policy, repeat }: Operation, userId: string, { member }: MatrixActor): object => {
  if (policy.who !== 'member' || policy.field === null) return inputs[name]?.(own, userId) ?? {};
  if (policy.membership.kind !== 'project') return inputs[name]?.(own, userId) ?? { [policy.field]: own };
  const isReader = member?.kind === 'project' && member.role === 'reader' && !member.isElsewhere;
  const command = typeof repeat === 'object' && repeat.key === 'command_id' ? { command_id: v7() } : {};
  return { [policy.field]: isReader ? publicProject : ownProject, ...command, ...ofProject[name]?.(userId) };
};

/**
 * Operations that end the organization of the other rows, the trash, and single invites, milestones and lists have tests of
 * their own.
 */
const APART = [
  'projects.delete-organization',
  'projects.restore-organization',
  'projects.delete-crico-project',
  'projects.delete-organization-project',
  'projects.restore-project',
  'projects.read-deleted-project',
];
const isHere = ({ operation: { name, policy }, actor }: (typeof all)[number]): boolean => {
  if (policy.who === 'service') return actor.name !== 'nobody';
  if (
    policy.who !== 'member' ||
    ['invite', 'milestone', 'list'].includes(policy.membership.kind) ||
    APART.includes(name)
  )
    return false;
  return ['account', 'organization', 'project', undefined].includes(actor.member?.kind);
};
const all = policyMatrix(operations);

/**
 * Members are people of Crico too, and administrators own every organization and direct every project without being members:
 * the matrix contains neither.
 */
const expected = ({ operation: { name, policy }, actor: { member }, verdict }: (typeof all)[number]): string => {
  if (policy.who !== 'member' || member === null) return verdict;
  const { kind } = policy.membership;
  if (kind === 'account' && ['organization', 'project'].includes(member.kind) && policy.least === 'user')
    return 'allowed';
  const isAdmin = member.kind === 'account' && member.role === 'admin' && !member.isElsewhere;
  if (kind === 'project' && isAdmin) return 'allowed';
  return kind === 'organization' && isAdmin && name !== 'projects.set-progress-consent' ? 'allowed' : verdict;
};

describe('TEN-4: who may what', () => {
  const matrix = all.filter(isHere);

  it('has a row for every operation that requires a role', () => {
    expect(new Set(matrix.map(({ operation }) => operation.name)).size).toBeGreaterThan(20);
    expect(new Set(matrix.map(({ verdict }) => verdict))).toEqual(new Set(['allowed', 'forbidden', 'unauthenticated']));
  });

  it.each(matrix.map((row) => [row.operation.name, row.actor.name, expected(row), row] as const))(
    '%s by %s: %s',
    async (_, __, verdict, { operation, actor }) => {
      const { userId } = await personLike(actor);
      const asker = actor.name === 'nobody' ? null : userId;
      const code = await projects.refusal(asker, operation, inputOf(operation, userId, actor));
      // Every other refusal came from behind the policy.
      expect(['forbidden', 'unauthenticated'].includes(code) ? code : 'allowed').toBe(verdict);
    },
  );
});
