import { z } from 'zod';

/** Settings of SMS that two services read: auth offers phones, the worker sends. */
export const smsProviderSettings = z.object({
  SMS_PROVIDER: z
    .enum(['', 'twilio', 'mailbox'], 'needs to be twilio, mailbox or empty')
    .default('')
    .describe(
      'Who sends SMS: twilio, or mailbox, which puts them among the e-mails of a developer; empty: nobody, and phones are off',
    ),
});
