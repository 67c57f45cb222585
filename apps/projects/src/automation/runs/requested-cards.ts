import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/values/board-values';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { ProjectsClient } from '../../database.ts';
import { AutomationRunsRepository } from './automation-runs.repository.ts';

/** The cards on which a person asks to run a rule. */
@Injectable()
export class RequestedCards {
  constructor(
    private readonly runs: AutomationRunsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /**
   * @param cardId null: all cards of the project
   * @throws AppError `card_not_found`, `too_much_at_once`
   */
  async of(projectId: string, cardId: string | null): Promise<string[]> {
    const { reads } = this.work;
    if (cardId !== null) {
      const found = await this.runs.cards(reads, projectId, [cardId]);
      if (found.length === 0) throw new AppError(boardErrors.card_not_found);
      return [cardId];
    }
    const cards = await this.runs.onBoard(reads, projectId, MOST_CARDS_AT_ONCE + 1);
    if (cards.length > MOST_CARDS_AT_ONCE) throw new AppError(boardErrors.too_much_at_once);
    return cards;
  }
}
