import { Module } from '@nestjs/common';
import { ReadSettingsHandler } from './read-settings.handler.ts';
import { Redirects } from './redirects.ts';
import { UniformResponse } from './uniform-response.ts';

@Module({ providers: [ReadSettingsHandler, Redirects, UniformResponse], exports: [Redirects, UniformResponse] })
export class HttpModule {}
