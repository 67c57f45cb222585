import { Module } from '@nestjs/common';
import { ItemsModule } from './items/items.module.ts';

/** The slices of this service. */
@Module({ imports: [ItemsModule] })
export class FinanceModule {}
