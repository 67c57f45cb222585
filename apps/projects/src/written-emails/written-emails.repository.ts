import { Injectable } from '@nestjs/common';
import { int4, nullable, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

const SENT = query({
  text: `SELECT coalesce(sum(addressees), 0)::integer AS count, min(sent_at) AS oldest FROM written_emails
WHERE sent_by = $1 AND kind = $2 AND sent_at > $3`,
  params: [uuid, text, timestamptz],
  row: { count: int4, oldest: nullable(timestamptz) },
});

export interface WrittenEmail {
  readonly id: string;
  readonly kind: 'team' | 'support' | 'meeting';
  readonly projectId: string | null;
  readonly sentBy: string;
  readonly addressees: number;
  /** A digest of the request. */
  readonly asked: string;
}

/** The sent e-mails, by sender and number of recipients. */
@Injectable()
export class WrittenEmailsRepository {
  /** How many e-mails a person has written since, and when the first of them was sent. */
  async sentBy(reads: ProjectsReads, { sentBy, kind }: Pick<WrittenEmail, 'sentBy' | 'kind'>, since: Date) {
    const [sent] = await reads.rows(SENT, [sentBy, kind, since]);
    return sent ?? { count: 0, oldest: null };
  }

  find(reads: ProjectsReads, id: string): Promise<Pick<WrittenEmail, 'sentBy' | 'asked'> | null> {
    return reads.client.writtenEmail.findUnique({ where: { id }, select: { sentBy: true, asked: true } });
  }

  /** Their own that are older are forgotten. */
  async note(unit: ProjectsUnit, email: WrittenEmail, forgottenBefore: Date): Promise<void> {
    await unit.client.writtenEmail.deleteMany({ where: { sentBy: email.sentBy, sentAt: { lt: forgottenBefore } } });
    await unit.client.writtenEmail.create({ data: { ...email, sentAt: unit.now } });
  }
}
