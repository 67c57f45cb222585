import { z } from 'zod';
import { DEFAULT_TIME_ZONE, isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { localeOf, type Locale } from '@nivel/contracts/emails/bilingual';
import type { Chart } from './chart.ts';
import type { Email, EmailSettings } from './email.ts';
import { frameTexts } from './frame-texts.ts';
import type { Invitation } from './invitation.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/** The parts of an e-mail before it becomes HTML or plain text. Nothing in it is escaped. */
export interface ComposedEmail {
  readonly language: Locale;
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly charts: readonly Chart[];
  readonly code: { readonly label: string; readonly digits: string } | null;
  readonly button: { readonly text: string; readonly url: string };
  readonly linkHint: string;
  readonly notes: readonly string[];
  readonly tagline: string;
  readonly why: string;
  /** The link to unsubscribe; null where that is impossible. */
  readonly unsubscribe: { readonly text: string; readonly url: string } | null;
  /** The address that a reply goes to; null for no replies. */
  readonly replyTo: string | null;
  /** The calendar part of it; null: none. */
  readonly invitation: Invitation | null;
}

/** The fields of an e-mail's row. */
export interface EmailRequest {
  readonly userId: string;
  readonly locale: string;
  readonly content: unknown;
  readonly createdAt: Date;
}

/** The common fields of every row, beside those that its e-mail takes from the fact. */
const frame = z.object({
  firstName: z.string(),
  occurredAt: z.iso.datetime().optional(),
  timeZone: z.string().optional(),
});

/** @throws Error when the content is incomplete, or a code cannot be opened */
export const composeEmail = (
  email: Email,
  { userId, locale: said, content, createdAt }: EmailRequest,
  settings: EmailSettings,
  now: Date,
): ComposedEmail => {
  const { firstName, occurredAt = createdAt.toISOString(), timeZone = '' } = frame.parse(content);
  const { link, code, texts } = email.write(content, {
    ...{ userId, occurredAt: new Date(occurredAt), now, settings },
    timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
  });
  const locale = localeOf(said);
  const { subject, preview, title, paragraphs, charts = [], action, notes } = texts[locale];
  const around = frameTexts[locale];
  const name = firstName.trim();
  return {
    language: locale,
    subject: oneLine(subject),
    preview,
    title,
    greeting: name === '' ? around.greetingWithoutName : around.greeting(name),
    paragraphs,
    charts,
    code: code === null ? null : { label: around.codeLabel, digits: code },
    button: { text: action, url: new URL(link, settings.PUBLIC_URL).href },
    linkHint: around.linkHint,
    notes,
    tagline: around.tagline,
    why: around.why,
    replyTo: email.replyTo(content),
    invitation: email.invitation(content),
    unsubscribe: email.kind.isLocked
      ? null
      : { text: around.unsubscribe, url: unsubscribeLink({ userId, kind: email.kind.name }, settings) },
  };
};

/** Titles come from content files and names from people: neither may start a header of its own. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
