import { Module } from '@nestjs/common';
import { TriesRepository } from './tries.repository.ts';

@Module({ providers: [TriesRepository], exports: [TriesRepository] })
export class GradingModule {}
