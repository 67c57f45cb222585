import { Module } from '@nestjs/common';
import { ListActivityHandler } from './list-activity.handler.ts';
import { ListAllActivityHandler } from './list-all-activity.handler.ts';

/** The history of projects. */
@Module({ providers: [ListActivityHandler, ListAllActivityHandler] })
export class ActivityModule {}
