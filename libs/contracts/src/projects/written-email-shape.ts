import { linesOfText, shortText } from '../kernel/short-text.ts';
import { LONGEST_EMAIL_TEXT, LONGEST_SUBJECT } from './written-email-values.ts';

/** One line: it can begin no header of its own. */
export const emailSubject = shortText('Subject', { least: 1, most: LONGEST_SUBJECT });

/** Where a text is required, `min(1)` is added. */
export const emailText = linesOfText('An e-mail', { most: LONGEST_EMAIL_TEXT });
