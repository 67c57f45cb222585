import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Email } from './email.ts';
import { composeEmail } from './compose-email.ts';
import { renderHtml } from './render-html.ts';
import { automationEmailedEmail } from '../emails/automation-emailed.email.ts';
import { supportAskedEmail } from '../emails/support-asked.email.ts';
import { teamEmailEmail } from '../emails/team-email.email.ts';

const settings = {
  PUBLIC_URL: 'http://localhost:4000',
  MAIL_SEAL_KEY: randomBytes(32).toString('base64'),
  MAIL_DIRECT_LINKS: false,
};
const now = new Date('2026-11-23T10:00:00.000Z');
const composed = (email: Email, given: object) => {
  const content = { firstName: 'Beto', ...email.contentOf({ ...team, ...rule, ...support, ...given }) };
  return composeEmail(email, { userId: 'u1', locale: 'es-MX', content, createdAt: now }, settings, now);
};
const said = { subject: 'Hola', text: 'Uno\n\nDos' };
const team = {
  projectId: '01890a5d-ac96-774b-bcce-b302099a8058',
  projectName: 'Sitio',
  senderName: 'Ana Sol',
  ...said,
};
const rule = { ruleName: 'Avisar', ownerName: 'Ana Sol', cards: [], count: 0 };
const support = {
  fullName: 'Ana Sol',
  email: 'ana@example.com',
  supportEmail: 'ayuda@example.com',
  version: '',
  page: '',
  locale: 'en',
};

describe.each([
  ['to a team', teamEmailEmail],
  ['to support', supportAskedEmail],
  ['in a rule', automationEmailedEmail],
])("a person's text %s", (_, email) => {
  it('is text: no markup of theirs is in the HTML', () => {
    const html = renderHtml(
      composed(email, { subject: '<b>Hola</b>', text: '<img src=x onerror=alert(1)>"&' }),
      () => '',
    );
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('starts no header, and keeps its lines', () => {
    const { subject, paragraphs } = composed(email, { subject: 'Hola\r\nBcc: otra@example.com' });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(paragraphs).toEqual([expect.stringContaining('Hola'), 'Uno', 'Dos']);
  });
});

it('an e-mail to a team cannot be taken for one of ours, whatever its subject and its sender are', () => {
  const { subject, title, notes, replyTo, unsubscribe } = composed(teamEmailEmail, {
    subject: 'Cambió la contraseña de tu cuenta de Nivel',
    senderName: 'Nivel: http://malo.example',
    projectName: 'https://malo.example',
  });
  expect(subject).toBe('Mensaje de alguien de tu equipo (tu proyecto): Cambió la contraseña de tu cuenta de Nivel');
  expect(title).toBe('Te escribe alguien de tu equipo, de tu proyecto');
  expect(notes.join(' ')).toContain('no Nivel');
  expect(replyTo).toBeNull();
  expect(unsubscribe).not.toBeNull();
});

it('an e-mail of a rule cannot be taken for one of ours, and its cards are text', () => {
  const cards = [{ reference: 'SITE-1', title: '<img src=x onerror=alert(1)>' }];
  const given = {
    subject: 'Cambió tu contraseña',
    ruleName: 'http://malo.example',
    projectName: 'a.b/c',
    cards,
    count: 3,
  };
  const written = composed(automationEmailedEmail, given);
  expect(written.subject).toBe('Automatización de tu proyecto: Cambió tu contraseña');
  expect(written.title).toBe('Te escribe una regla de tu proyecto');
  expect(written.notes.join(' ')).toContain('no de Nivel');
  expect(written.paragraphs).toContain('y 2 tarjetas más');
  expect(renderHtml(written, () => '')).not.toContain('<img src=x');
});

it('support answers the proven address of who asked', () => {
  expect(composed(supportAskedEmail, {}).replyTo).toBe('ana@example.com');
});
