import { Injectable } from '@nestjs/common';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import type { Call } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import { changesOfProject, bareChange, type Project } from '../board/state/change.ts';
import type { RuleOf } from '../board/commands/command.ts';
import { ProjectCommands } from '../board/commands/project-commands.ts';
import { checkVisibility } from '../board/project/project-rules.ts';
import type { ProjectSettings } from './project-settings.ts';
import { SettingsRepository } from './settings.repository.ts';

/** Changes of a project's name and settings: one command, so that open windows receive both at once. */
@Injectable()
export class SettingsChanges {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly settings: SettingsRepository,
    private readonly ids: Ids,
  ) {}

  /** Settings are published without values: clients that may see them read them again. */
  async change(
    call: Call,
    projectId: string,
    set: Partial<Project>,
    settings: Partial<ProjectSettings>,
  ): Promise<void> {
    const isSettings = Object.keys(settings).length > 0;
    const rule: RuleOf<typeof updateProject> = {
      needs: () => ({}),
      decide: ({ project }, _, { role }) => {
        checkVisibility(project, set, role);
        const changes = changesOfProject(project, set);
        return { changes: isSettings ? [...changes, bareChange('settings', projectId)] : changes };
      },
    };
    const input = { project_id: projectId, command_id: this.ids.next(), set: {} };
    await this.commands.run(updateProject, rule, input, call, {
      alongside: (unit) => (isSettings ? this.settings.save(unit, projectId, settings) : Promise.resolve()),
    });
  }
}
