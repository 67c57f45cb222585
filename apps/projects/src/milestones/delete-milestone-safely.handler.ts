import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { deleteMilestoneSafely } from '@nivel/contracts/projects/delete-milestone-safely.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { DocumentedCommands } from './documented-commands.ts';

@Handles(deleteMilestoneSafely)
export class DeleteMilestoneSafelyHandler implements Handler<typeof deleteMilestoneSafely> {
  constructor(private readonly commands: DocumentedCommands) {}

  async handle(
    { milestone_id_param, cascade_delete }: InputOf<typeof deleteMilestoneSafely>,
    call: Call,
  ): Promise<OutputOf<typeof deleteMilestoneSafely>> {
    try {
      await this.commands.delete(milestone_id_param, cascade_delete, call);
    } catch (error) {
      if (!(error instanceof AppError) || error.definition.code !== boardErrors.has_dependencies.code) throw error;
      return { success: false, error: error.definition.message, message: 'Failed to delete milestone' };
    }
    return { success: true, error: null, message: 'Milestone deleted successfully' };
  }
}
