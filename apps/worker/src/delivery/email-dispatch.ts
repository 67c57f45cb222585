import { Inject, Injectable } from '@nestjs/common';
import { checkNotices } from '@nivel/contracts/projects/check-notices.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { ownContext } from '@nivel/messaging/rpc-frame';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { traceIdOf } from '@nivel/platform/trace';
import { ChartPictures } from '../pictures/chart-pictures.ts';
import { composeEmail, type ComposedEmail } from '../composition/compose-email.ts';
import type { Email } from '../composition/email.ts';
import { calendarOf } from '../composition/invitation.ts';
import { renderHtml } from '../composition/render-html.ts';
import { renderText } from '../composition/render-text.ts';
import type { WorkerSettings } from '../config.ts';
import { emails } from '../emails/emails.generated.ts';
import { EmailClaims } from './email-claims.ts';
import { EmailRefused, EmailSender, type InlinePicture } from './email-sender.ts';
import type { ClaimedEmail } from './emails.repository.ts';

/** The name by which the HTML of an e-mail refers to one of its pictures (RFC 2392). */
const contentIdOf = (name: string, { id }: ClaimedEmail): string => `${name}.${id}@nivel`;

/** Writes an e-mail with what its reader may read at this moment, and hands it to the mail server. */
@Injectable()
export class EmailDispatch {
  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    private readonly claims: EmailClaims,
    private readonly sender: EmailSender,
    private readonly rpc: RpcClient,
    private readonly pictures: ChartPictures,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns false when its reader may no longer read any of it, and nothing was sent
   * @throws EmailRefused when it can never be sent; any other error: try again
   */
  async send(claimed: ClaimedEmail): Promise<boolean> {
    const email = emails[claimed.name];
    if (email === undefined) throw new EmailRefused(`there is no e-mail named ${claimed.name}`);
    const content = await this.readable(email, claimed);
    if (content === null) return false;
    const composed = this.compose(email, { ...claimed, content });
    await this.sender.send({
      id: claimed.id,
      to: claimed.address,
      subject: composed.subject,
      html: renderHtml(composed, ({ name }) => `cid:${contentIdOf(name, claimed)}`),
      pictures: await this.draw(composed, claimed),
      text: renderText(composed),
      traceId: traceIdOf(claimed.trace),
      language: composed.language,
      unsubscribeUrl: composed.unsubscribe?.url ?? null,
      replyTo: composed.replyTo,
      calendar: composed.invitation && calendarOf(composed.invitation, this.envelope(claimed)),
      beforeLastLine: () => this.claims.holdForLastLine(claimed),
    });
    return true;
  }

  private draw({ charts }: ComposedEmail, claimed: ClaimedEmail): Promise<InlinePicture[]> {
    const drawn = charts.map(async (chart) => {
      const content = await this.pictures.draw(chart);
      return { contentId: contentIdOf(chart.name, claimed), fileName: `${chart.name}.png`, content };
    });
    return Promise.all(drawn);
  }

  /** The content that its reader may read now. Without an answer nothing is sent. */
  private async readable(email: Email, { userId, content, trace }: ClaimedEmail): Promise<unknown> {
    const places = this.orRefused(() => email.about(content));
    if (places.length === 0) return content;
    const asked = { user_id: userId, places: [...places] };
    const { may } = await this.rpc.call(checkNotices, asked, ownContext(checkNotices, trace));
    return email.narrow(content, may);
  }

  private envelope({ address, createdAt }: ClaimedEmail) {
    return { from: this.settings.MAIL_FROM, to: address, at: createdAt };
  }

  private compose(email: Email, claimed: ClaimedEmail): ComposedEmail {
    return this.orRefused(() => composeEmail(email, claimed, this.settings, this.clock.now()));
  }

  private orRefused<Result>(write: () => Result): Result {
    try {
      return write();
    } catch (error) {
      throw new EmailRefused('the e-mail cannot be written', { cause: error });
    }
  }
}
