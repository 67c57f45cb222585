import { Module } from '@nestjs/common';
import { readItems } from '@nivel/contracts/finance/read-items.operation';
import { tableHandler } from '@nivel/platform/table-handler';
import { TableReader } from '@nivel/platform/table-reader';
import { AddItemHandler } from './add-item.handler.ts';
import { ForgetItemsWhenAccountDeletedConsumer } from './forget-items-when-account-deleted.consumer.ts';
import { ItemsRepository } from './items.repository.ts';

@Module({
  providers: [
    AddItemHandler,
    ForgetItemsWhenAccountDeletedConsumer,
    ItemsRepository,
    TableReader,
    tableHandler(readItems),
  ],
})
export class ItemsModule {}
