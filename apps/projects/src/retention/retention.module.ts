import { Module } from '@nestjs/common';
import { TrashRetention } from './trash-retention.ts';

/** How long what was deleted is kept. */
@Module({ providers: [TrashRetention], exports: [TrashRetention] })
export class RetentionModule {}
