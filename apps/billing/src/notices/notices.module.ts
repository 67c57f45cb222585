import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module.ts';
import { NoticeTeller } from './notice-teller.ts';
import { NoticesRepository } from './notices.repository.ts';

/** The notices of a subscription to its owner. */
@Module({ imports: [ProviderModule], providers: [NoticeTeller, NoticesRepository], exports: [NoticeTeller] })
export class NoticesModule {}
