import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { ListPlansHandler } from './list-plans.handler.ts';

/** The plans for sale. */
@Module({ imports: [ProviderModule, SubscriptionsModule], providers: [ListPlansHandler] })
export class PlansModule {}
