import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';

/** Times of invite e-mails, by sender and by address; the newest first. */
@Injectable()
export class InviteEmailsRepository {
  sentBy(unit: ProjectsUnit, sentBy: string, since: Date, most: number): Promise<Date[]> {
    return this.moments(unit, { sentBy, sentAt: { gt: since } }, most);
  }

  sentTo(unit: ProjectsUnit, email: string, since: Date, most: number): Promise<Date[]> {
    return this.moments(unit, { email, sentAt: { gt: since } }, most);
  }

  /** Older ones no longer count. */
  async note(unit: ProjectsUnit, email: string, sentBy: string, since: Date): Promise<void> {
    await unit.client.inviteEmail.deleteMany({ where: { OR: [{ email }, { sentBy }], sentAt: { lte: since } } });
    await unit.client.inviteEmail.create({ data: { id: unit.newId(), email, sentBy, sentAt: unit.now } });
  }

  private async moments(
    unit: ProjectsUnit,
    where: ({ sentBy: string } | { email: string }) & { sentAt: { gt: Date } },
    take: number,
  ): Promise<Date[]> {
    const rows = await unit.client.inviteEmail.findMany({ where, orderBy: { sentAt: 'desc' }, take });
    return rows.map(({ sentAt }) => sentAt);
  }
}
