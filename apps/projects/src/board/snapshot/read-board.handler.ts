import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { project } from '@nivel/contracts/projects/memberships';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import { PrintedOutput } from '@nivel/platform/printed-output';
import type { ProjectsClient } from '../../database.ts';
import { READ_BOARD } from './read-board.sql.ts';

@Handles(readBoard)
export class ReadBoardHandler implements Handler<typeof readBoard> {
  constructor(private readonly work: UnitOfWork<ProjectsClient>) {}

  async handle({ project_id, after }: InputOf<typeof readBoard>, call: Call): Promise<PrintedOutput> {
    const [board] = await this.work.reads.rows(READ_BOARD, [project_id, after]);
    if (board === undefined) throw new AppError(commonErrors.forbidden);
    const { last, more, cards, ...shown } = board;
    return new PrintedOutput({ ...shown, role: roleOf(call, project), next: more > 0 ? last : null }, { cards });
  }
}
