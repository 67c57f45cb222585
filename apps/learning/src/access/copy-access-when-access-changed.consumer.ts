import { accessChanged } from '@nivel/contracts/billing/access-changed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { LearningUnit } from '../database.ts';
import { CopiedAccess } from './copied-access.ts';

@Consumes(accessChanged, 'copy-access-when-access-changed')
export class CopyAccessWhenAccessChangedConsumer implements Consumer<typeof accessChanged> {
  constructor(private readonly access: CopiedAccess) {}

  async handle({ payload, version }: ReceivedFact<typeof accessChanged>, unit: LearningUnit): Promise<void> {
    await this.access.apply(unit, { id: payload.userId, version, removed: false, row: payload });
  }
}
