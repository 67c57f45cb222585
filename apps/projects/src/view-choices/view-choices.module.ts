import { Module } from '@nestjs/common';
import { ReadViewChoicesHandler, SaveViewChoicesHandler } from './view-choices-handlers.ts';
import { ViewChoicesRepository } from './view-choices.repository.ts';

/** How people look at projects. */
@Module({
  providers: [ReadViewChoicesHandler, SaveViewChoicesHandler, ViewChoicesRepository],
  exports: [ViewChoicesRepository],
})
export class ViewChoicesModule {}
