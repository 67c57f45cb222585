import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { sendEmail } from '@nivel/contracts/projects/send-email.operation';
import { teamEmailSent } from '@nivel/contracts/projects/team-email-sent.fact';
import { updateCricoProjectSettings } from '@nivel/contracts/projects/update-crico-project-settings.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

const A_DAY = 5;
let projects: ProjectsUnderTest;
projectsFor(
  (started) => {
    projects = started;
  },
  { TEAM_EMAILS_A_DAY: String(A_DAY) },
);

let director: Somebody;
let lead: Somebody;
let member: Somebody;
let guest: Somebody;
let place: { id: string };
beforeAll(async () => {
  director = await projects.aPerson('user', { fullName: 'Luz Marina' });
  place = await projects.aProject(director);
  lead = await projects.inTeam(place.id, 'lead');
  member = await projects.inTeam(place.id, 'member');
  guest = await projects.inTeam(place.id, 'guest');
});
const letter = (to: string | string[], given: Partial<CallInputOf<typeof sendEmail>> = {}) => ({
  to,
  subject: 'Entrega',
  text: 'Mañana se entrega.',
  ...given,
});
const write = (who: Somebody, ...given: Parameters<typeof letter>) =>
  projects.ask(who.userId, sendEmail, letter(...given));
const refusal = (who: Somebody | null, ...given: Parameters<typeof letter>) =>
  projects.refusal(who?.userId ?? null, sendEmail, letter(...given));
const toldTo = async (who: Somebody) => projects.told(teamEmailSent, who.userId);

describe('an e-mail to members', () => {
  it('is sent by a lead of the project, under their name, to those who are in it', async () => {
    const other = await projects.inTeam(place.id, 'member');
    const answer = await write(director, [` ${other.email.toUpperCase()} `, guest.email, other.email]);
    expect(answer).toEqual({ success: true, remaining: A_DAY - 2 });
    const [told] = await toldTo(other);
    expect(told).toMatchObject({ projectId: place.id, projectName: 'Sitio nuevo', senderName: 'Luz Marina' });
    expect(new Set(told?.to)).toEqual(new Set([other.userId, guest.userId]));
    expect(told).toMatchObject({ subject: 'Entrega', text: 'Mañana se entrega.' });
    const kept = JSON.stringify(await projects.rows('SELECT * FROM written_emails'));
    expect(kept).not.toMatch(/entrega/i);
    expect(await refusal(lead, member.email, { project_id: place.id })).toBe('allowed');
  });

  it('is refused alike to a person who does not lead it, and for one who is not in it, with an account or without', async () => {
    const [stranger, noPerson, elsewhere] = [
      await projects.aPerson(),
      await projects.anAccount(),
      await projects.aPerson(),
    ];
    const foreign = await projects.aProject(elsewhere);
    for (const [who, to, project_id] of [
      [member, lead.email, place.id],
      [guest, lead.email, place.id],
      [stranger, lead.email, place.id],
      [member, lead.email, undefined],
      [lead, stranger.email, place.id],
      [lead, noPerson.email, undefined],
      [lead, 'nadie@example.com', place.id],
      [lead, [member.email, stranger.email], undefined],
      [lead, member.email, foreign.id],
      [lead, member.email, v7()],
      [elsewhere, member.email, undefined],
    ] as const)
      expect(await refusal(who, typeof to === 'string' ? to : [...to], { project_id })).toBe('addressee_not_found');
    expect(await refusal(null, member.email)).toBe('unauthenticated');
    expect(await refusal(noPerson, member.email)).toBe('forbidden');
  });

  it('finds its project by those it is for, and reaches the admins of the organization', async () => {
    const owner = await projects.aPerson();
    const organizationId = await projects.anOrganization(owner);
    const admin = await projects.aMember(organizationId, 'admin');
    const ofTheHouse = await projects.aMember(organizationId, 'member');
    const own = await projects.aProject(owner, { organizationId });
    await projects.aProject(owner);
    await write(owner, admin.email);
    expect(await toldTo(admin)).toMatchObject([{ projectId: own.id }]);
    expect(await refusal(owner, ofTheHouse.email)).toBe('addressee_not_found');
    await projects.rows('UPDATE organization_members SET removed_at = now() WHERE user_id = $1', [admin.userId]);
    expect(await refusal(owner, admin.email)).toBe('addressee_not_found');
  });

  it('takes the words of HTML and none of its markup, and the text where there is one', async () => {
    const [sender, reader] = [await projects.aPerson(), await projects.aPerson()];
    const { id } = await projects.aProject(sender);
    await projects.rows(`INSERT INTO project_members VALUES ($1, $2, 'member', now())`, [id, reader.userId]);
    const html =
      '<h1>Hola</h1><img src=x onerror="alert(1)"><script>alert(2)</script><a href="https://malo.example">aquí</a>';
    await write(sender, reader.email, { text: undefined, html });
    await write(sender, reader.email, { text: 'Solo esto', html });
    expect((await toldTo(reader)).map(({ text }) => text)).toEqual(['Hola\naquí', 'Solo esto']);
    const empty = { text: undefined, html: '<script>alert(1)</script>' };
    expect(await refusal(sender, reader.email, empty)).toBe('email_without_words');
  });

  it.each([
    [{ subject: 'Hola\nBcc: otra@example.com' }],
    [{ subject: 'Hola\rX: y' }],
    [{ subject: ' ' }],
    [{ subject: 'x'.repeat(151) }],
    [{ text: '' }],
    [{ text: 'x'.repeat(5_001) }],
    [{ text: 'a\u0000b' }],
    [{ text: '\ud800' }],
    [{ to: 'a@example.com\nBcc: b@example.com' }],
    [{ to: 'a@example.com, b@example.com' }],
    [{ to: [] }],
    [{ to: Array.from({ length: 51 }, (_, index) => `p${index}@example.com`) }],
  ])('with %j is refused before anything is done', async (wrong) => {
    expect(await refusal(director, member.email, wrong)).toBe('invalid_input');
  });

  it('is not written if the project allows no e-mails, and the sender learns it', async () => {
    const sender = await projects.aPerson();
    const { id } = await projects.aProject(sender);
    await projects.ask(sender.userId, updateCricoProjectSettings, {
      project_id_param: id,
      settings_param: { 'notifications.email_notifications': false },
    });
    expect(await refusal(sender, sender.email)).toBe('project_without_emails');
  });
});

describe('how often', () => {
  it('an e-mail is sent once, however often it is requested, and its key belongs to its sender', async () => {
    const sender = await projects.inTeam(place.id, 'lead');
    const message_id = v7();
    const answers = await Promise.all([1, 2, 3].map(() => write(sender, member.email, { message_id })));
    expect(answers.map(({ remaining }) => remaining)).toEqual([A_DAY - 1, A_DAY - 1, A_DAY - 1]);
    expect((await projects.rows('SELECT 1 FROM written_emails WHERE sent_by = $1', [sender.userId])).length).toBe(1);
    expect(await refusal(sender, member.email, { message_id, text: 'Otra cosa' })).toBe('idempotency_key_reused');
    expect(await refusal(lead, member.email, { message_id })).toBe('id_taken');
  });

  it('the e-mails of one person end for the day, also when sent together, and continue the next', async () => {
    const sender = await projects.inTeam(place.id, 'lead');
    const tries = Array.from({ length: A_DAY + 3 }, () => refusal(sender, member.email));
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === 'allowed')).toHaveLength(A_DAY);
    await expect(write(sender, member.email)).rejects.toMatchObject({
      definition: { code: 'too_many_emails' },
      details: { remaining: 0, retryAfter: expect.any(Number) },
    });
    await projects.rows(`UPDATE written_emails SET sent_at = sent_at - interval '1 day' WHERE sent_by = $1`, [
      sender.userId,
    ]);
    const two = [member.email, guest.email];
    expect(await write(sender, two)).toEqual({ success: true, remaining: A_DAY - 2 });
    expect(await write(sender, two)).toMatchObject({ remaining: A_DAY - 4 });
    await expect(write(sender, two)).rejects.toMatchObject({ details: { remaining: 1 } });
  });
});
