import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { askSupport } from '@nivel/contracts/projects/ask-support.operation';
import { readSupport } from '@nivel/contracts/projects/read-support.operation';
import { supportAsked } from '@nivel/contracts/projects/support-asked.fact';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

const A_DAY = 2;
let projects: ProjectsUnderTest;
projectsFor(
  (started) => {
    projects = started;
  },
  { SUPPORT_EMAIL: 'ayuda@example.com', SUPPORT_EMAILS_A_DAY: String(A_DAY) },
);
const question = (given: object = {}) => ({
  message_id: v7(),
  subject: 'No carga',
  text: 'El tablero no carga.\nGracias.',
  version: '1.2.3',
  page: '/crico/my-work',
  ...given,
});

describe('a message to support', () => {
  it('goes to the address of the installation, with the proven address of the author', async () => {
    const ana = await projects.aPerson('user', { fullName: 'Ana Ruiz' });
    expect(await projects.ask(ana.userId, askSupport, question())).toEqual({ remaining: A_DAY - 1 });
    expect(await projects.told(supportAsked, ana.userId)).toEqual([
      {
        userId: ana.userId,
        fullName: 'Ana Ruiz',
        email: ana.email,
        locale: 'en',
        supportEmail: 'ayuda@example.com',
        subject: 'No carga',
        text: 'El tablero no carga.\nGracias.',
        version: '1.2.3',
        page: '/crico/my-work',
      },
    ]);
    expect(JSON.stringify(await projects.rows('SELECT * FROM written_emails'))).not.toContain('carga');
  });

  it('is sent once, up to a daily limit, and not in another person’s name', async () => {
    const [ana, beto] = [await projects.aPerson(), await projects.aPerson()];
    const asked = question();
    const answers = await Promise.all([1, 2, 3].map(() => projects.ask(ana.userId, askSupport, asked)));
    expect(answers).toEqual([1, 2, 3].map(() => ({ remaining: A_DAY - 1 })));
    expect(await projects.told(supportAsked, ana.userId)).toHaveLength(1);
    expect(await projects.refusal(beto.userId, askSupport, asked)).toBe('id_taken');
    const codes = await Promise.all([1, 2, 3].map(() => projects.refusal(ana.userId, askSupport, question())));
    expect(codes.toSorted()).toEqual(['allowed', 'too_many_emails', 'too_many_emails']);
  });

  it('is not for strangers to Crico, and refused empty or with more than words', async () => {
    const [ana, stranger] = [await projects.aPerson(), await projects.anAccount()];
    expect(await projects.refusal(null, askSupport, question())).toBe('unauthenticated');
    expect(await projects.refusal(stranger.userId, askSupport, question())).toBe('forbidden');
    for (const wrong of [
      { text: ' ' },
      { text: 'a\u0000' },
      { subject: 'Hola\nBcc: a@example.com' },
      { version: 'x\ny' },
      { page: `/${'a'.repeat(200)}` },
      { email: 'otra@example.com' },
    ])
      expect(await projects.refusal(ana.userId, askSupport, question(wrong))).toBe('invalid_input');
  });
});

it('lists the owners and admins of one’s organizations as people to ask', async () => {
  const owner = await projects.aPerson('user', { fullName: 'Luz Marina' });
  const orgId = await projects.anOrganization(owner);
  const [member, stranger] = [await projects.aMember(orgId, 'member'), await projects.aPerson()];
  const contact = { full_name: 'Luz Marina', email: owner.email };
  expect(await projects.ask(member.userId, readSupport, {})).toEqual({ is_configured: true, contacts: [contact] });
  expect((await projects.ask(stranger.userId, readSupport, {})).contacts).toEqual([]);
  expect((await projects.ask(owner.userId, readSupport, {})).contacts).toEqual([]);
});

describe('without an address', () => {
  let silent: ProjectsUnderTest;
  projectsFor((started) => {
    silent = started;
  });

  it('the page states that messages reach nobody, and none is accepted', async () => {
    const ana = await silent.aPerson();
    expect((await silent.ask(ana.userId, readSupport, {})).is_configured).toBe(false);
    expect(await silent.refusal(ana.userId, askSupport, question())).toBe('support_not_configured');
  });
});
