import { Module } from '@nestjs/common';
import { Redirects } from './redirects.ts';
import { UniformResponse } from './uniform-response.ts';

@Module({ providers: [Redirects, UniformResponse], exports: [Redirects, UniformResponse] })
export class HttpModule {}
