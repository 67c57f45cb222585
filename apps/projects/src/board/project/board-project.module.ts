import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module.ts';
import { UpdateProjectHandler } from './update-project.handler.ts';

/** The project's own fields that its board shows. */
@Module({
  imports: [CommandsModule],
  providers: [UpdateProjectHandler],
})
export class BoardProjectModule {}
