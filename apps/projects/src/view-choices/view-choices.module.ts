import { Module } from '@nestjs/common';
import { ReadViewChoicesHandler } from './read-view-choices.handler.ts';
import { SaveViewChoicesHandler } from './save-view-choices.handler.ts';
import { ViewChoicesRepository } from './view-choices.repository.ts';

/** People's views of projects. */
@Module({
  providers: [ReadViewChoicesHandler, SaveViewChoicesHandler, ViewChoicesRepository],
  exports: [ViewChoicesRepository],
})
export class ViewChoicesModule {}
