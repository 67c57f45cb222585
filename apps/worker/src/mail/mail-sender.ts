import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { SETTINGS } from '@nivel/platform/core';
import type { WorkerSettings } from '../config.ts';

export interface OutgoingMail {
  readonly eventId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly traceId: string;
  readonly language: string;
}

/** The mail server said no for good: trying again cannot help. */
export class MailRefused extends Error {}

/** Hands mails to the mail server. The message id is made from the event id, so that a second copy can be recognised. */
@Injectable()
export class MailSender implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly host: string;

  constructor(@Inject(SETTINGS) private readonly settings: WorkerSettings) {
    this.host = new URL(settings.PUBLIC_URL).hostname;
    this.transport = createTransport({
      url: settings.SMTP_URL,
      // Greeting and encryption cost more than a mail: connections are kept for the next one.
      pool: true,
      maxConnections: settings.JOB_CONCURRENCY,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: settings.MAIL_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** @throws MailRefused when the address or the mail will never be taken; any other error: try again */
  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.transport.sendMail({
        from: this.settings.MAIL_FROM,
        // As an object: an address is never read as a list of addresses.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: `<${mail.eventId}@${this.host}>`,
        headers: {
          'X-Trace-Id': mail.traceId,
          'Content-Language': mail.language,
          'Auto-Submitted': 'auto-generated',
        },
      });
    } catch (error) {
      if (isForGood(error)) throw new MailRefused('the mail server refused the mail', { cause: error });
      throw error;
    }
  }
}

/**
 * A reply of 500 to 599 is for good (RFC 5321, 4.2.1) where it is about the mail: its recipient or its content. About the
 * greeting, the sign-in or the sender it is for us to mend, and the mail is tried again.
 */
const isForGood = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as Error & { responseCode?: number; command?: string };
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  return isOfMail && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
};
