import { Injectable } from '@nestjs/common';
import type { Tx } from '@nivel/messaging/transactions';
import { clientOf } from '../database.ts';

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string;
}

/** Whom the worker may write to. */
@Injectable()
export class RecipientsRepository {
  /** A newer account fact wins over an older one, whatever the order in which they arrive (R4). */
  async remember(tx: Tx, recipient: Recipient, at: Date): Promise<void> {
    const { userId, ...address } = recipient;
    await clientOf(tx).recipient.createMany({ data: [{ ...recipient, updatedAt: at }], skipDuplicates: true });
    await clientOf(tx).recipient.updateMany({
      where: { userId, updatedAt: { lt: at } },
      data: { ...address, updatedAt: at },
    });
  }

  /** @throws Error when the account fact has not arrived yet: the caller's fact comes again */
  async find(tx: Tx, userId: string): Promise<Recipient> {
    const found = await clientOf(tx).recipient.findUnique({ where: { userId } });
    if (found === null) throw new Error(`the address of ${userId} is not known yet`);
    return found;
  }
}
