import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { beginProjectImport } from '@nivel/contracts/projects/transfers/begin-project-import.operation';
import { MOST_OPEN_IMPORTS } from '@nivel/contracts/projects/transfers/transfer-values';
import { transferErrors, type AlreadyImported } from '@nivel/contracts/projects/transfers/transfer.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { holdKey } from '@nivel/platform/advisory-lock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { OrganizationRolesRepository } from '../organizations/organization-roles.repository.ts';
import { checkProjectCreation } from '../organizations/policy.ts';
import { ImportsRepository } from './imports.repository.ts';
import { OwnImport } from './own-import.ts';
import { shownImport } from './shown-import.ts';

type Beginning = InputOf<typeof beginProjectImport>;

@Handles(beginProjectImport)
export class BeginProjectImportHandler implements Handler<typeof beginProjectImport> {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly own: OwnImport,
    private readonly organizations: OrganizationRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: Beginning, call: Call): Promise<OutputOf<typeof beginProjectImport>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      // One after the other: a call that is repeated while the first is under way finds what it made, and each is counted.
      await holdKey(unit, `imports of ${userId}`);
      const known = await this.imports.hold(unit, input.import_id);
      if (known === null) await this.begin(unit, userId, input);
      else if (known.createdBy !== userId) throw new AppError(boardErrors.id_taken);
      return shownImport(await this.own.hold(unit, input.import_id, userId));
    });
  }

  private async begin(unit: ProjectsUnit, userId: string, input: Beginning): Promise<void> {
    const { import_id: id, organization_id: organizationId } = input;
    if (organizationId !== null) checkProjectCreation(await this.organizations.roleOf(unit, userId, organizationId));
    if (await this.imports.isProject(unit, id)) throw new AppError(boardErrors.id_taken);
    const twin = input.again ? null : await this.imports.twin(unit, userId, input);
    const details: AlreadyImported | null = twin === null ? null : { project_id: twin };
    if (details !== null) throw new AppError(transferErrors.already_imported, { details });
    if ((await this.imports.open(unit, userId)).length >= MOST_OPEN_IMPORTS)
      throw new AppError(transferErrors.too_many_imports);
    await this.checkPeople(unit, userId, input);
    await this.imports.begin(unit, userId, input);
  }

  /** @throws AppError `import_person_unknown` for those who do not work in the organization */
  private async checkPeople(unit: ProjectsUnit, userId: string, { organization_id: of, people }: Beginning) {
    const others = new Set(people.filter((one) => one !== userId));
    if (others.size === 0) return;
    const known = of === null ? [] : await this.imports.colleagues(unit, of, [...others]);
    if (known.length < others.size) throw new AppError(transferErrors.import_person_unknown);
  }
}
