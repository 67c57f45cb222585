import { Module } from '@nestjs/common';
import { TrashRetention } from './trash-retention.ts';

/** How long deleted things are kept. */
@Module({ providers: [TrashRetention], exports: [TrashRetention] })
export class RetentionModule {}
