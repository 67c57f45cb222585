import { randomBytes, randomUUID } from 'node:crypto';
import type { Locale } from '@nivel/contracts/emails/bilingual';
import { seal } from '@nivel/platform/seal';
import { chartSvg, type Chart } from '../composition/chart.ts';
import { composeEmail } from '../composition/compose-email.ts';
import type { Email } from '../composition/email.ts';
import { renderHtml } from '../composition/render-html.ts';
import { emails } from '../emails/emails.generated.ts';

const LOCALES: readonly Locale[] = ['es-MX', 'en'];

const drawingOf = (chart: Chart): string =>
  `data:image/svg+xml;base64,${Buffer.from(chartSvg(chart)).toString('base64')}`;

const shown = (name: string, email: Email, locale: Locale) => {
  const addressee = { userId: randomUUID(), email: 'ines@example.com', firstName: 'Inés', locale };
  const MAIL_SEAL_KEY = randomBytes(32).toString('base64');
  const payload = email.example({ addressee, seal: (value, context) => seal(MAIL_SEAL_KEY, value, context) });
  const content = { ...email.contentOf(payload), firstName: addressee.firstName };
  const now = new Date();
  const settings = { PUBLIC_URL: 'http://localhost:4000', MAIL_SEAL_KEY, MAIL_DIRECT_LINKS: false };
  const composed = composeEmail(email, { ...addressee, content, createdAt: now }, settings, now);
  return { name, locale, subject: composed.subject, html: renderHtml(composed, drawingOf) };
};

/**
 * Every e-mail in both languages, rendered from its own example, for the gallery of the mailbox on a developer's machine. None
 * of them is sent.
 * @public for the launcher, which imports it when the gallery is opened
 */
export const galleryOfEmails = () =>
  Object.entries(emails).flatMap(([name, email]) => LOCALES.map((locale) => shown(name, email, locale)));
