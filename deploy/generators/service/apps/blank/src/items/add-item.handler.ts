import { Inject } from '@nestjs/common';
import { addItem } from '@nivel/contracts/blank/add-item.operation';
import { itemAdded } from '@nivel/contracts/blank/item-added.fact';
import { blankErrors } from '@nivel/contracts/blank/blank.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BlankSettings } from '../config.ts';
import type { BlankClient } from '../database.ts';
import { ItemsRepository } from './items.repository.ts';

@Handles(addItem)
export class AddItemHandler implements Handler<typeof addItem> {
  constructor(
    private readonly items: ItemsRepository,
    private readonly work: UnitOfWork<BlankClient>,
    @Inject(SETTINGS) private readonly settings: BlankSettings,
  ) {}

  async handle({ title }: InputOf<typeof addItem>, call: Call): Promise<OutputOf<typeof addItem>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const count = await this.items.lockAndCount(unit, userId);
      if (count >= this.settings.BLANK_MOST_ITEMS) throw new AppError(blankErrors.too_many_items);
      const item = { id: unit.newId(), userId, title, createdAt: unit.now };
      if (!(await this.items.add(unit, item))) throw new AppError(commonErrors.unauthenticated);
      unit.tell(itemAdded, { userId, itemId: item.id, title }, { aggregate: item.id });
      return { id: item.id, title, createdAt: item.createdAt.toISOString() };
    });
  }
}
