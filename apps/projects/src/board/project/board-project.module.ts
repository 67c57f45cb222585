import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module.ts';
import { UpdateProjectHandler } from './update-project.handler.ts';

/** The project itself, as far as its board shows it. */
@Module({
  imports: [CommandsModule],
  providers: [UpdateProjectHandler],
})
export class BoardProjectModule {}
