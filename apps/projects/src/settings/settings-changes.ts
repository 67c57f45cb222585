import { Injectable } from '@nestjs/common';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import type { Call } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import { toldChange } from '../board/change.ts';
import type { RuleOf } from '../board/command.ts';
import { ProjectCommands } from '../board/project-commands.ts';
import { updateProjectRule } from '../board/project-rules.ts';
import type { ProjectSettings } from './project-settings.ts';
import { SettingsRepository } from './settings.repository.ts';

/** Changes of what a project is called and what is set of it: one command, so that open windows hear of both at once. */
@Injectable()
export class SettingsChanges {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly settings: SettingsRepository,
    private readonly ids: Ids,
  ) {}

  /** Settings are told without values: whoever may see them reads them again. */
  async change(
    call: Call,
    projectId: string,
    set: InputOf<typeof updateProject>['set'],
    settings: Partial<ProjectSettings>,
  ): Promise<void> {
    const isSettings = Object.keys(settings).length > 0;
    const rule: RuleOf<typeof updateProject> = {
      needs: (input) => updateProjectRule.needs(input),
      decide: (state, input, context) => {
        const { changes } = updateProjectRule.decide(state, input, context);
        return { changes: isSettings ? [...changes, toldChange('settings', projectId)] : changes };
      },
    };
    const input = { project_id: projectId, command_id: this.ids.next(), set };
    await this.commands.run(updateProject, rule, input, call, {
      alongside: (unit) => (isSettings ? this.settings.save(unit, projectId, settings) : Promise.resolve()),
    });
  }
}
