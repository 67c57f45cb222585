import { Injectable } from '@nestjs/common';
import { AdditionNotices } from '../addition-notices/addition-notices.ts';
import { AdministrativeActsRepository } from '../audit/administrative-acts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { ProjectListNotifier } from '../project-access/project-list-notifier.ts';
import { RoleNotifier } from '../project-access/role-notifier.ts';
import { ImportsRepository, type StoredImport } from './imports.repository.ts';

/** Notifies the team of a project that was imported: it comes into their sight with the end of the import. */
@Injectable()
export class ImportedTeamNotifier {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly roles: RoleNotifier,
    private readonly listed: ProjectListNotifier,
    private readonly notices: AdditionNotices,
    private readonly acts: AdministrativeActsRepository,
  ) {}

  /** Additions are in the audit trail like those of one person. */
  async tell(unit: ProjectsUnit, { id, createdBy, organizationId }: StoredImport): Promise<void> {
    await this.roles.tellAll(unit, id);
    await this.listed.tell(unit, [id]);
    const others = (await this.imports.team(unit, id)).filter((userId) => userId !== createdBy);
    for (const subjectId of others) {
      const details = { role: 'member', project: id };
      await this.acts.note(unit, { act: 'project-member-added', organizationId, subjectId, details });
      await this.notices.tell(unit, { kind: 'project', id }, subjectId);
    }
  }
}
