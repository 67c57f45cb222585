import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { bilingualText } from '../emails/bilingual.ts';
import { workerErrors } from './worker.errors.ts';

export const unsubscribe = operation({
  name: 'worker.unsubscribe',
  summary: 'Ends the e-mails of one kind to the reader of the e-mail whose token it is.',
  door: { kind: 'one-click', path: '/unsubscribe' },
  policy: anyone('the encrypted token of an e-mail names its recipient and the kind of e-mails'),
  repeat: 'idempotent',
  input: z.strictObject({ token: z.string().min(1).max(500) }),
  /** The kind of e-mails that the reader no longer gets. */
  output: z.strictObject({ title: bilingualText }),
  errors: [workerErrors.unsubscribe_token_invalid],
});
