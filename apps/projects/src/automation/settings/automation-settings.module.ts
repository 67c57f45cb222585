import { Module } from '@nestjs/common';
import { BoardModule } from '../../board/board.module.ts';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { AutomationSettingsRepository } from './automation-settings.repository.ts';
import { PauseAutomationHandler } from './pause-automation.handler.ts';
import { ReadAutomationSettingsHandler } from './read-automation-settings.handler.ts';
import { SaveAutomationSettingsHandler } from './save-automation-settings.handler.ts';

/** The leads' settings for all automation of a project: a pause of everything, the time zone, quiet hours. */
@Module({
  imports: [BoardModule, ProjectAccessModule],
  providers: [
    AutomationSettingsRepository,
    PauseAutomationHandler,
    ReadAutomationSettingsHandler,
    SaveAutomationSettingsHandler,
  ],
  exports: [AutomationSettingsRepository],
})
export class AutomationSettingsModule {}
