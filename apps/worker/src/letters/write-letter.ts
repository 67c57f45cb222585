import { z } from 'zod';
import { linkTypeOf, mailSealContext, mailSecrets } from '@nivel/contracts/auth/mail-requested.fact';
import { openSealed } from '@nivel/platform/seal';
import { fill, type Catalogue, type LetterName, type Values } from './catalogue/catalogue.ts';
import { en } from './catalogue/en.ts';
import { esMx } from './catalogue/es-mx.ts';

/** A mail as its parts, before it is HTML or plain text. Nothing in it is escaped. */
export interface Letter {
  readonly language: string;
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly code: { readonly label: string; readonly digits: string } | null;
  readonly button: { readonly text: string; readonly url: string };
  readonly linkHint: string;
  readonly notes: readonly string[];
  readonly tagline: string;
  readonly why: string;
}

export interface LetterRequest {
  readonly userId: string;
  readonly letter: string;
  readonly locale: string;
  readonly content: unknown;
}

export interface LetterSettings {
  readonly PUBLIC_URL: string;
  readonly MAIL_SEAL_KEY: string;
  readonly MAIL_CODE_SECONDS: number;
}

const codeContent = z.object({ firstName: z.string(), redirectTo: z.string(), sealed: z.string() });
const achievementContent = z.object({
  firstName: z.string(),
  title: z.string(),
  description: z.string(),
  points: z.number(),
  totalPoints: z.number(),
});
const levelContent = z.object({ firstName: z.string(), levelId: z.string(), name: z.string() });

interface Subject {
  readonly name: LetterName;
  readonly values: Values & { readonly firstName: string };
  readonly url: string;
  readonly code: string | null;
}

/**
 * Writes the letter of a mail; this is where a sealed code is opened.
 * @throws Error when the content is not what the letter needs, or the code cannot be opened
 */
export const writeLetter = (request: LetterRequest, settings: LetterSettings): Letter => {
  const catalogue = request.locale === 'en' ? en : esMx;
  const { name, values, url, code } = subjectOf(request, settings, catalogue);
  const texts = catalogue.letters[name];
  const firstName = values.firstName.trim();
  return {
    language: request.locale === 'en' ? 'en' : 'es-MX',
    subject: oneLine(fill(texts.subject, values)),
    preview: fill(texts.preview, values),
    title: fill(texts.title, values),
    greeting: firstName === '' ? catalogue.greetingWithoutName : fill(catalogue.greeting, { firstName }),
    paragraphs: texts.paragraphs.map((text) => fill(text, values)),
    code: code === null ? null : { label: catalogue.codeLabel, digits: code },
    button: { text: fill(texts.button, values), url },
    linkHint: catalogue.linkHint,
    notes: texts.notes.map((text) => fill(text, values)),
    tagline: catalogue.tagline,
    why: catalogue.why,
  };
};

const subjectOf = (request: LetterRequest, settings: LetterSettings, catalogue: Catalogue): Subject => {
  const dashboard = `${settings.PUBLIC_URL}/estudiantes-dashboard`;
  switch (request.letter) {
    case 'confirm':
    case 'recover':
      return codeSubject(request.letter, request, settings, catalogue);
    case 'achievement':
      return { name: 'achievement', values: achievementContent.parse(request.content), url: dashboard, code: null };
    case 'level':
      return { name: 'level', values: levelContent.parse(request.content), url: dashboard, code: null };
    default:
      throw new Error(`there is no letter named ${request.letter}`);
  }
};

const codeSubject = (
  name: 'confirm' | 'recover',
  { userId, content }: LetterRequest,
  settings: LetterSettings,
  catalogue: Catalogue,
): Subject => {
  const { firstName, redirectTo, sealed } = codeContent.parse(content);
  const context = mailSealContext({ userId, template: name });
  const { code, tokenHash } = mailSecrets.parse(openSealed(settings.MAIL_SEAL_KEY, sealed, context));
  const url = new URL('/auth/v1/verify', settings.PUBLIC_URL);
  url.searchParams.set('token', tokenHash);
  url.searchParams.set('type', linkTypeOf[name]);
  url.searchParams.set('redirect_to', redirectTo);
  const values = { firstName, lifetime: lifetimeIn(settings.MAIL_CODE_SECONDS, catalogue) };
  return { name, values, url: url.href, code };
};

const lifetimeIn = (seconds: number, catalogue: Catalogue): string => {
  const hours = Math.floor(seconds / 3_600);
  if (hours === 1) return catalogue.hour;
  if (hours > 1) return fill(catalogue.hours, { count: hours });
  return fill(catalogue.minutes, { count: Math.max(1, Math.floor(seconds / 60)) });
};

/** Titles come from content files and names from people: neither may start a header of its own. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
