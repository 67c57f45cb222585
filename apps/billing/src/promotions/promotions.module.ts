import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.ts';
import { ProviderModule } from '../provider/provider.module.ts';
import { CheckPromotionCodeHandler } from './check-promotion-code.handler.ts';
import { OwnPromotion } from './own-promotion.ts';
import { PromotionTriesRepository } from './promotion-tries.repository.ts';

/** Promotion codes. */
@Module({
  imports: [CustomersModule, ProviderModule],
  providers: [CheckPromotionCodeHandler, OwnPromotion, PromotionTriesRepository],
  exports: [OwnPromotion],
})
export class PromotionsModule {}
