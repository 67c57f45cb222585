import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { mailSealContext } from '@nivel/contracts/auth/mail-requested.fact';
import { seal } from '@nivel/platform/seal';
import { fill, type Catalogue } from './catalogue/catalogue.ts';
import { en } from './catalogue/en.ts';
import { esMx } from './catalogue/es-mx.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { writeLetter } from './write-letter.ts';

const settings = {
  PUBLIC_URL: 'https://nivel.example',
  MAIL_SEAL_KEY: randomBytes(32).toString('base64'),
  MAIL_DIRECT_LINKS: false,
};
const nowMs = Date.parse('2026-11-16T18:00:00Z');
const userId = '01890a5d-ac96-774b-bcce-b302099a8057';
const codeMail = (firstName: string, sealedFor: string = userId) => ({
  userId,
  letter: 'confirm',
  locale: 'es-MX',
  nowMs,
  content: {
    firstName,
    requestedAt: new Date(nowMs - 60_000).toISOString(),
    redirectTo: 'https://nivel.example/a?b=1&c=2',
    sealed: seal(
      settings.MAIL_SEAL_KEY,
      { code: '123456', tokenHash: 'h', codeSeconds: 600, linkSeconds: 86_400 },
      mailSealContext({ userId: sealedFor, template: 'confirm' }),
    ),
  },
});

describe('a letter', () => {
  it('shows a name as text, never as markup', () => {
    const html = renderHtml(writeLetter(codeMail('<img src=x onerror=alert(1)>'), settings));
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  it('does not let a name or a title start a header of its own', () => {
    const content = { firstName: '', title: 'A\r\nBcc: b@example.com', description: 'd', points: 1, totalPoints: 2 };
    const letter = writeLetter({ userId, letter: 'achievement', locale: 'es-MX', content, nowMs }, settings);
    expect(letter.subject).toBe('Nuevo logro: A Bcc: b@example.com');
  });

  it('greets without a name when there is none, and tells how long the code lives', () => {
    const text = renderText(writeLetter(codeMail(' '), settings));
    expect(text).toContain('\nHola:\n');
    expect(text).toContain('El código sirve 10 minutos, el botón 24 horas, y cada uno una sola vez.');
    expect(text).toContain('Ábrelo en el navegador donde creaste tu cuenta');
  });

  it('is not written with a code that was sealed for somebody else', () => {
    expect(() => writeLetter(codeMail('Inés', '01890a5d-ac96-774b-bcce-b302099a8058'), settings)).toThrow();
  });

  it('is not written when its link would lead nowhere', () => {
    expect(() => writeLetter({ ...codeMail(''), nowMs: nowMs + 86_400_000 }, settings)).toThrow('no longer good');
  });

  it('about the safety of an account says what is known, and shows no address that a browser made up', () => {
    const letterOf = (origin: object, timeZone = 'Europe/Madrid') => {
      const content = { firstName: '', at: '2026-11-16T18:00:00.000Z', timeZone, ...origin };
      return renderText(writeLetter({ userId, letter: 'session-stolen', locale: 'es-MX', content, nowMs }, settings));
    };
    const unknown = { browser: '', system: '', device: 'other', network: 'unknown', country: null };
    expect(letterOf(unknown)).toContain('con un dispositivo que no reconocimos (no sabemos dónde)');
    expect(letterOf({ ...unknown, network: 'local', system: 'Android' })).toContain(
      'con Android (desde tu propia red)',
    );
    expect(letterOf(unknown)).toMatch(/16 de noviembre de 2026.*7:00/);
    expect(letterOf(unknown, 'Mars/Olympus')).toMatch(/6:00.*UTC/);
    const lure = letterOf({ ...unknown, browser: 'https://evil.example/<b>', country: 'ES' });
    expect(lure).toContain('con https evil example b (España)');
  });

  it('is not written when its content is not what it needs', () => {
    expect(() => writeLetter({ userId, letter: 'level', locale: 'en', content: {}, nowMs }, settings)).toThrow();
    expect(() => writeLetter({ userId, letter: 'gift', locale: 'en', content: {}, nowMs }, settings)).toThrow('gift');
  });
});

describe('the catalogues', () => {
  const places = (catalogue: Catalogue): string[] =>
    Object.entries(catalogue.letters).flatMap(([name, texts]) =>
      [...JSON.stringify(texts).matchAll(/\{(\w+)\}/g)].map(([, place]) => `${name}.${place}`),
    );

  it('name the same things in both languages', () => {
    expect(new Set(places(en))).toEqual(new Set(places(esMx)));
  });

  it('leave no place unfilled', () => {
    expect(() => fill('{a} {b}', { a: 1 })).toThrow('{b}');
  });
});
