import { itemRenamed } from '@nivel/contracts/blank/item-renamed.fact';
import { renameItem } from '@nivel/contracts/blank/rename-item.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BlankClient } from '../database.ts';
import { ItemTitlesRepository } from './item-titles.repository.ts';

@Handles(renameItem)
export class RenameItemHandler implements Handler<typeof renameItem> {
  constructor(
    private readonly titles: ItemTitlesRepository,
    private readonly work: UnitOfWork<BlankClient>,
  ) {}

  handle({ id, title }: InputOf<typeof renameItem>, call: Call): Promise<OutputOf<typeof renameItem>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const isRenamed = await this.titles.rename(unit, { id, userId, title });
      if (isRenamed) unit.tell(itemRenamed, { userId, itemId: id, title }, { aggregate: id });
      return { isRenamed };
    });
  }
}
