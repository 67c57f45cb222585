import { chartText } from './chart.ts';
import type { ComposedEmail } from './compose-email.ts';

/** The e-mail as plain text, for programs that show no HTML. */
export const renderText = (email: ComposedEmail): string =>
  [
    email.title,
    email.greeting,
    ...email.paragraphs,
    ...email.charts.map(chartText),
    ...(email.code === null ? [] : [`${email.code.label}: ${email.code.digits}`]),
    `${email.button.text}:\n${email.button.url}`,
    ...email.notes,
    `--\nNivel. ${email.tagline}\n${email.why}`,
    ...(email.unsubscribe === null ? [] : [`${email.unsubscribe.text}:\n${email.unsubscribe.url}`]),
  ].join('\n\n');
