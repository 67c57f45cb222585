import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module.ts';
import { NoticeTeller } from './notice-teller.ts';
import { NoticesRepository } from './notices.repository.ts';

/** What the owner of a subscription is told of it. */
@Module({ imports: [ProviderModule], providers: [NoticeTeller, NoticesRepository], exports: [NoticeTeller] })
export class NoticesModule {}
