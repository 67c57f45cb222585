import { smsRequested } from '@nivel/contracts/auth/sms-requested.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { TEXT_CODE, textCode } from '../composition/text-code.ts';
import type { WorkerUnit } from '../database.ts';
import { EmailOutbox } from './email-outbox.ts';

/** An SMS takes the way of the e-mails: one row for a fact, one process at a time that sends it, and again until it is out. */
@Consumes(smsRequested, 'text-code-when-sms-requested')
export class TextCodeWhenSmsRequestedConsumer implements Consumer<typeof smsRequested> {
  constructor(private readonly outbox: EmailOutbox) {}

  handle(received: ReceivedFact<typeof smsRequested>, unit: WorkerUnit): Promise<void> {
    return this.outbox.write(TEXT_CODE, textCode, received, unit);
  }

  afterCommit(received: ReceivedFact<typeof smsRequested>): Promise<void> {
    return this.outbox.post(TEXT_CODE, textCode, received);
  }
}
