import { Module } from '@nestjs/common';
import { TrashTime } from './trash-time.ts';

/** How long what was deleted is kept. */
@Module({ providers: [TrashTime], exports: [TrashTime] })
export class RetentionModule {}
