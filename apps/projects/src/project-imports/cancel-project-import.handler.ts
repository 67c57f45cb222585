import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { cancelProjectImport } from '@nivel/contracts/projects/transfers/cancel-project-import.operation';
import { transferErrors } from '@nivel/contracts/projects/transfers/transfer.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ImportsRepository } from './imports.repository.ts';
import { RemoveImport } from './remove-import.ts';

@Handles(cancelProjectImport)
export class CancelProjectImportHandler implements Handler<typeof cancelProjectImport> {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly removal: RemoveImport,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { import_id: id }: InputOf<typeof cancelProjectImport>,
    call: Call,
  ): Promise<OutputOf<typeof cancelProjectImport>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const held = await this.imports.hold(unit, id);
      if (held?.createdBy !== userId) return { success: true };
      if (held.isDone) throw new AppError(transferErrors.import_ended);
      await this.removal.remove(unit, id);
      return { success: true };
    });
  }
}
