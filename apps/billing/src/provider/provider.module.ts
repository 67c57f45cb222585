import { Module } from '@nestjs/common';
import { PaymentProvider } from './payment-provider.ts';

/** The payment provider. */
@Module({ providers: [PaymentProvider], exports: [PaymentProvider] })
export class ProviderModule {}
