import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { seal } from '@nivel/platform/seal';
import { emails } from '../emails/emails.generated.ts';
import { composeEmail, type ComposedEmail } from './compose-email.ts';
import type { Addressee, Email, ExampleContext } from './email.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const settings = {
  PUBLIC_URL: 'https://nivel.example',
  MAIL_SEAL_KEY: randomBytes(32).toString('base64'),
  MAIL_DIRECT_LINKS: false,
};
const now = new Date('2026-11-16T18:00:00Z');
const userId = '01890a5d-ac96-774b-bcce-b302099a8057';
const addressee = { userId, email: 'ines@example.com', firstName: 'Inés', locale: 'es-MX' } as const;
const context: ExampleContext = { addressee, seal: (value, about) => seal(settings.MAIL_SEAL_KEY, value, about) };

const named = (name: string): Email => {
  const email = emails[name];
  if (email === undefined) throw new Error(`there is no e-mail named ${name}`);
  return email;
};
/** The row that a fact a minute ago left behind. */
const rowOf = (name: string, overrides: object = {}, to: Partial<Addressee> = {}) => ({
  ...addressee,
  ...to,
  createdAt: now,
  content: {
    ...named(name).contentOf(named(name).example(context)),
    firstName: addressee.firstName,
    occurredAt: new Date(now.getTime() - 60_000).toISOString(),
    ...overrides,
  },
});
const composed = (name: string, overrides: object = {}, to: Partial<Addressee> = {}, at = now): ComposedEmail =>
  composeEmail(named(name), rowOf(name, overrides, to), settings, at);

describe.each(Object.keys(emails))('the e-mail %s', (name) => {
  const [es, en] = [composed(name), composed(name, {}, { locale: 'en' })];

  it('says everything in both languages', () => {
    expect([es.language, en.language]).toEqual(['es-MX', 'en']);
    for (const part of ['subject', 'title', 'greeting', 'linkHint', 'why'] as const) {
      expect(es[part]).not.toBe('');
      expect(es[part]).not.toBe(en[part]);
    }
    expect(es.paragraphs).toHaveLength(en.paragraphs.length);
    expect(es.button.url).toBe(en.button.url);
    for (const text of [renderText(es), renderText(en)]) expect(text).not.toMatch(/undefined|null|\{\w+\}|\$\{/);
  });

  it('can be unsubscribed from where its kind can be switched off, and nowhere else', () => {
    const isLocked = named(name).kind.isLocked;
    expect(es.unsubscribe === null).toBe(isLocked);
    expect(renderHtml(es).includes('https://nivel.example/unsubscribe?token=')).toBe(!isLocked);
    expect(renderText(es).includes('https://nivel.example/unsubscribe?token=')).toBe(!isLocked);
  });

  it('is not written when its content is incomplete', () => {
    expect(() => composeEmail(named(name), { ...rowOf(name), content: {} }, settings, now)).toThrow();
  });

  it('leads to a page of ours', () => {
    expect(new URL(es.button.url).origin).toBe('https://nivel.example');
  });
});

describe('an e-mail', () => {
  it('shows a name as text, never as markup', () => {
    const html = renderHtml(composed('confirm', { firstName: '<img src=x onerror=alert(1)>' }));
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  it('does not let a name or a title start a header of its own', () => {
    const { subject } = composed('achievement-unlocked', { title: 'A\r\nBcc: b@example.com' });
    expect(subject).toBe('Nuevo logro: A Bcc: b@example.com');
  });

  it('greets without a name when there is none, and states how long the code lives', () => {
    const text = renderText(composed('confirm', { firstName: ' ' }));
    expect(text).toContain('\nHola:\n');
    expect(text).toContain('El código sirve 10 minutos, el botón 24 horas, y cada uno una sola vez.');
    expect(text).toContain('Ábrelo en el navegador donde creaste tu cuenta');
  });

  it.each(Object.keys(emails).filter((name) => emails[name]?.hasCode))('%s opens its seal once', (name) => {
    let opened = 0;
    const watched = {
      ...settings,
      get MAIL_SEAL_KEY(): string {
        opened += 1;
        return settings.MAIL_SEAL_KEY;
      },
    };
    composeEmail(named(name), rowOf(name), watched, now);
    expect(opened).toBe(1);
  });

  it('is not written with a code that was sealed for another person', () => {
    expect(() => composed('confirm', {}, { userId: '01890a5d-ac96-774b-bcce-b302099a8058' })).toThrow();
  });

  it('is not written when its link would lead nowhere', () => {
    expect(() => composed('confirm', {}, {}, new Date(now.getTime() + 86_400_000))).toThrow('no longer good');
  });

  it('about the safety of an account states what is known, and shows no address that a browser made up', () => {
    const unknown = { browser: '', system: '', device: 'other', network: 'unknown', country: null };
    const textOf = (origin: object, timeZone = 'Europe/Madrid') =>
      renderText(composed('session-stolen', { origin: { ...unknown, ...origin }, timeZone }));
    expect(textOf({})).toContain('con un dispositivo que no reconocimos (no sabemos dónde)');
    expect(textOf({ network: 'local', system: 'Android' })).toContain('con Android (desde tu propia red)');
    expect(textOf({})).toMatch(/16 de noviembre de 2026.*7:00/);
    expect(textOf({}, 'Mars/Olympus')).toMatch(/6:00.*UTC/);
    expect(textOf({ browser: 'https://evil.example/<b>', country: 'ES' })).toContain(
      'con https evil example b (España)',
    );
  });
});
