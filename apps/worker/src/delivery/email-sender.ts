import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { SETTINGS } from '@nivel/platform/core';
import type { CalendarFile } from '../composition/invitation.ts';
import type { WorkerSettings } from '../config.ts';
import { holdLastLine, type HeldMessage } from './last-line.ts';

/** A PNG that the HTML of an e-mail shows. */
export interface InlinePicture {
  readonly contentId: string;
  readonly fileName: string;
  readonly content: Buffer;
}

export interface OutgoingEmail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly traceId: string;
  readonly language: string;
  /** The one-click address that ends such e-mails; null where they cannot be switched off. */
  readonly unsubscribeUrl: string | null;
  /** The address that a reply goes to; null for no replies. */
  readonly replyTo: string | null;
  readonly pictures: readonly InlinePicture[];
  /** The calendar part of it; null: none. */
  readonly calendar: CalendarFile | null;
  /** When all of the message but its last line is sent; where it fails, the connection is cut and the message never completed. */
  readonly beforeLastLine: () => Promise<void>;
}

/** A permanent refusal of the mail server: trying again cannot help. */
export class EmailRefused extends Error {}

/** Hands e-mails to the mail server. The message id is made from the e-mail's own, so that a second copy can be recognised. */
@Injectable()
export class EmailSender implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly host: string;

  constructor(@Inject(SETTINGS) private readonly settings: WorkerSettings) {
    this.host = new URL(settings.PUBLIC_URL).hostname;
    this.transport = createTransport({
      url: settings.SMTP_URL,
      // Greeting and encryption cost more than an e-mail: connections are kept for the next one.
      pool: true,
      maxConnections: settings.JOB_CONCURRENCY,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: settings.MAIL_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transport.use('stream', holdLastLine);
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** @throws EmailRefused when the address or the e-mail will never be taken; any other error: try again */
  async send(email: OutgoingEmail): Promise<void> {
    const message: HeldMessage = {
      from: this.settings.MAIL_FROM,
      // As an object: an address is never read as a list of addresses.
      to: { name: '', address: email.to },
      ...(email.replyTo !== null && { replyTo: { name: '', address: email.replyTo } }),
      subject: email.subject,
      html: email.html,
      text: email.text,
      messageId: `<${email.id}@${this.host}>`,
      headers: {
        'X-Trace-Id': email.traceId,
        'Content-Language': email.language,
        'Auto-Submitted': 'auto-generated',
        ...oneClick(email.unsubscribeUrl),
      },
      ...(email.calendar !== null && { icalEvent: { ...email.calendar, filename: 'invite.ics' } }),
      attachments: email.pictures.map(attachmentOf),
      beforeLastLine: email.beforeLastLine,
    };
    try {
      await this.transport.sendMail(message);
    } catch (error) {
      if (isForGood(error)) throw new EmailRefused('the mail server refused the e-mail', { cause: error });
      throw error;
    }
  }
}

const attachmentOf = ({ contentId: cid, fileName: filename, content }: InlinePicture) => ({
  ...{ cid, filename, content, contentType: 'image/png' },
  contentDisposition: 'inline' as const,
});

/** One click in the e-mail program ends such e-mails (RFC 8058). */
const oneClick = (url: string | null): Record<string, string> =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/**
 * A reply of 500 to 599 is permanent (RFC 5321, 4.2.1) where it concerns the e-mail: its recipient or its content. Where it
 * concerns the greeting, the sign-in or the sender, an operator can fix it, and the e-mail is tried again.
 */
const isForGood = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as Error & { responseCode?: number; command?: string };
  const isOfEmail = command === 'RCPT TO' || command === 'DATA';
  return isOfEmail && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
};
