import { Inject } from '@nestjs/common';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { listDueRepeats } from '@nivel/contracts/projects/list-due-repeats.operation';
import { makeNextCard } from '@nivel/contracts/projects/make-next-card.operation';
import { makeNextCards } from '@nivel/contracts/worker/make-next-cards.job';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { ownContext } from '@nivel/messaging/rpc-frame';
import { Ids } from '@nivel/platform/ids';
import { LOG, type Log } from '@nivel/platform/log';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';

type Page = OutputOf<typeof listDueRepeats>;

@HandlesJob(makeNextCards)
export class MakeNextCardsJobHandler implements JobHandler<typeof makeNextCards> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly ids: Ids,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async perform(): Promise<void> {
    let after: string | null = null;
    do {
      const page: Page = await this.rpc.call(listDueRepeats, { after }, ownContext(listDueRepeats));
      for (const card of page.cards) await this.make(card);
      after = page.next;
    } while (after !== null);
  }

  /** A card that fails holds up no other one; the service lists it again after some minutes. */
  private async make(card: Page['cards'][number]): Promise<void> {
    try {
      await this.rpc.call(makeNextCard, { ...card, command_id: this.ids.next() }, ownContext(makeNextCard));
    } catch (error) {
      this.log.error({ err: error, ...card }, 'the next card of a series was not created');
    }
  }
}
