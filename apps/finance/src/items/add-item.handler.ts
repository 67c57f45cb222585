import { Inject } from '@nestjs/common';
import { addItem } from '@nivel/contracts/finance/add-item.operation';
import { itemAdded } from '@nivel/contracts/finance/item-added.fact';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceSettings } from '../config.ts';
import type { FinanceClient } from '../database.ts';
import { ItemsRepository } from './items.repository.ts';

@Handles(addItem)
export class AddItemHandler implements Handler<typeof addItem> {
  constructor(
    private readonly items: ItemsRepository,
    private readonly work: UnitOfWork<FinanceClient>,
    @Inject(SETTINGS) private readonly settings: FinanceSettings,
  ) {}

  async handle({ title }: InputOf<typeof addItem>, call: Call): Promise<OutputOf<typeof addItem>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const count = await this.items.lockAndCount(unit, userId);
      if (count >= this.settings.FINANCE_MOST_ITEMS) throw new AppError(financeErrors.too_many_items);
      const item = { id: unit.newId(), userId, title, createdAt: unit.now };
      if (!(await this.items.add(unit, item))) throw new AppError(commonErrors.unauthenticated);
      unit.tell(itemAdded, { userId, itemId: item.id, title }, { aggregate: item.id });
      return { id: item.id, title, createdAt: item.createdAt.toISOString() };
    });
  }
}
