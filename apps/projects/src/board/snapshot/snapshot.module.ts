import { Module } from '@nestjs/common';
import { ReadBoardHandler } from './read-board.handler.ts';
import { ReadCardHandler } from './read-card.handler.ts';

/** A board and a card as they stand. */
@Module({
  providers: [ReadBoardHandler, ReadCardHandler],
})
export class SnapshotModule {}
