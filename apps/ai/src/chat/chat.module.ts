import { Module } from '@nestjs/common';
import { WorkHistoryModule } from '../work-history/work-history.module.ts';
import { ChatHandler } from './chat.handler.ts';

/** Messages about projects: a grammar of both languages reads them, and what they ask for is answered or proposed. */
@Module({ imports: [WorkHistoryModule], providers: [ChatHandler] })
export class ChatModule {}
