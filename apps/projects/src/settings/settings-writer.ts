import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { project } from '@nivel/contracts/projects/memberships';
import type { saveProjectSettings } from '@nivel/contracts/projects/save-project-settings.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { roleOf, type Call } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { MetadataChecks } from './metadata-checks.ts';
import { changeableBy } from './policy.ts';
import { differencesIn, type ProjectSettings } from './project-settings.ts';
import { SettingsChanges } from './settings-changes.ts';
import { SettingsRepository } from './settings.repository.ts';

interface SettingsInput extends Pick<InputOf<typeof saveProjectSettings>, 'metadata' | 'notifications'> {
  /** The stated number of people who would read a project that becomes public. */
  readonly confirmedReaders?: number | undefined;
}

/** Saves the settings of a project, by one command. */
@Injectable()
export class SettingsWriter {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly checks: MetadataChecks,
    private readonly changes: SettingsChanges,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @throws AppError `public_needs_director`, `public_unconfirmed`, `dates_reversed`, `manager_not_director`, `forbidden` */
  async save(call: Call, id: string, { metadata, notifications, confirmedReaders }: SettingsInput): Promise<void> {
    const role = roleOf(call, project);
    const found = await this.settings.find(this.work.reads, id);
    if (found === null) throw new AppError(commonErrors.forbidden);
    const { name, description, color, status, visibility, ...own } = metadata;
    const board = differencesIn(found.board, { name, description, color, status, visibility });
    const changed = differencesIn<ProjectSettings>(found.settings, {
      ...changeableBy(role, own),
      ...notifications,
    });
    if (board.visibility === 'public') await this.checks.checkPublic(role, confirmedReaders);
    this.checks.checkDates({ ...found.settings, ...changed });
    await this.checks.checkManager(id, changed.project_manager_id);
    await this.changes.change(call, id, board, changed);
  }
}
