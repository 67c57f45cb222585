import { Module } from '@nestjs/common';
import { ModelModule } from '../model/model.module.ts';
import { WorkHistoryModule } from '../work-history/work-history.module.ts';
import { ChatHandler } from './chat.handler.ts';
import { ChatVoice } from './voice/chat-voice.ts';

/** Messages about projects: a grammar of both languages reads them, and what they ask for is answered or proposed. */
@Module({ imports: [ModelModule, WorkHistoryModule], providers: [ChatHandler, ChatVoice] })
export class ChatModule {}
