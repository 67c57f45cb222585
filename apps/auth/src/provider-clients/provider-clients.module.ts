import { Module } from '@nestjs/common';
import { Providers } from './providers.ts';
import { ReadSettingsHandler } from './read-settings.handler.ts';

@Module({ providers: [Providers, ReadSettingsHandler], exports: [Providers] })
export class ProviderClientsModule {}
