import { Module } from '@nestjs/common';
import { TrashTime } from './trash-retention.ts';

/** How long what was deleted is kept. */
@Module({ providers: [TrashTime], exports: [TrashTime] })
export class RetentionModule {}
