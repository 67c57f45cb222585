import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { escapeHtml } from '@nivel/platform/escape-html';
import type { WorkerSettings } from '../config.ts';
import { EmailRefused, EmailSender } from './email-sender.ts';

/** Where the mailbox of a developer shows an SMS; no mail server takes such an address (RFC 2606). */
const MAILBOX_HOST = 'sms.invalid';

interface OutgoingText {
  readonly id: string;
  /** E.164, with its plus. */
  readonly to: string;
  readonly text: string;
  readonly language: string;
  readonly traceId: string;
  /** Right before the provider is asked; where it fails, nothing is sent. */
  readonly beforeSending: () => Promise<void>;
}

/** Hands SMS to their provider: Twilio, or one that answers as it does. */
@Injectable()
export class TextSender {
  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    private readonly emails: EmailSender,
  ) {}

  /** @throws EmailRefused when the number or the text will never be taken; any other error: try again */
  async send(text: OutgoingText): Promise<void> {
    const { SMS_PROVIDER: provider } = this.settings;
    if (provider === '') throw new EmailRefused('nobody sends SMS: SMS_PROVIDER is empty');
    if (provider === 'mailbox') await this.toMailbox(text);
    else await this.toProvider(text);
  }

  /**
   * A lost answer leaves open whether the provider has it, and it is sent again: the provider knows no key by which it would
   * recognise a second one.
   */
  private async toProvider({ to, text, beforeSending }: OutgoingText): Promise<void> {
    const { SMS_API, SMS_ACCOUNT, SMS_TOKEN, SMS_FROM, SMS_TIMEOUT_MS } = this.settings;
    const from = SMS_FROM.startsWith('MG') ? 'MessagingServiceSid' : 'From';
    await beforeSending();
    const api = SMS_API.replace(/\/$/, '');
    const response = await fetch(`${api}/2010-04-01/Accounts/${encodeURIComponent(SMS_ACCOUNT)}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${SMS_ACCOUNT}:${SMS_TOKEN}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, Body: text, [from]: SMS_FROM }),
      redirect: 'error',
      signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
    });
    if (response.ok) {
      await response.body?.cancel();
      return;
    }
    const why = `the SMS provider answers ${response.status}: ${(await response.text()).slice(0, 500)}`;
    // 400 is about this number or text. Sign-in, limits and failures are for us or the provider to mend.
    throw response.status === 400 ? new EmailRefused(why) : new Error(why);
  }

  private async toMailbox({ id, to, text, language, traceId, beforeSending }: OutgoingText): Promise<void> {
    await this.emails.send({
      ...{ id, to: `${to}@${MAILBOX_HOST}`, subject: `SMS ${to}`, html: `<p>${escapeHtml(text)}</p>`, text },
      ...{ traceId, language, unsubscribeUrl: null, replyTo: null, pictures: [], calendar: null },
      beforeLastLine: beforeSending,
    });
  }
}
