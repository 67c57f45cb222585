import { z } from 'zod';
import { fill, type Catalogue } from './catalogue/catalogue.ts';
import { en } from './catalogue/en.ts';
import { esMx } from './catalogue/es-mx.ts';
import { codeLetters, codeSubject } from './code-letter.ts';
import { securityLetters, securitySubject } from './security-letter.ts';
import type { LetterRequest, LetterSettings, Subject } from './subject.ts';

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

const achievementContent = z.object({
  firstName: z.string(),
  title: z.string(),
  description: z.string(),
  points: z.number(),
  totalPoints: z.number(),
});
const levelContent = z.object({ firstName: z.string(), levelId: z.string(), name: z.string() });

/**
 * Writes the letter of a mail.
 * @throws Error when the content is not what the letter needs, or the code cannot be opened
 */
export const writeLetter = (request: LetterRequest, settings: LetterSettings): Letter => {
  const catalogue = request.locale === 'en' ? en : esMx;
  const { name, values, url, code } = subjectOf(request, settings, catalogue);
  const texts = catalogue.letters[name];
  const firstName = values.firstName.trim();
  return {
    language: catalogue.language,
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
  const { letter, content } = request;
  const code = codeLetters.find((name) => name === letter);
  if (code !== undefined) return codeSubject(code, request, settings, catalogue);
  const security = securityLetters.find((name) => name === letter);
  if (security !== undefined) return securitySubject(security, request, settings, catalogue);
  const url = `${settings.PUBLIC_URL}/estudiantes-dashboard`;
  if (letter === 'achievement') return { name: letter, values: achievementContent.parse(content), url, code: null };
  if (letter === 'level') return { name: letter, values: levelContent.parse(content), url, code: null };
  throw new Error(`there is no letter named ${letter}`);
};

/** Titles come from content files and names from people: neither may start a header of its own. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
