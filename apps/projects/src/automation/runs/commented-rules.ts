import { Injectable } from '@nestjs/common';
import { folded } from '@nivel/contracts/projects/filter/folded';
import type { RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import { array, int4, query, text, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { ProjectsClient } from '../../database.ts';
import { AutomationRulesRepository } from '../rules/automation-rules.repository.ts';
import { AutomationRunner } from './automation-runner.ts';
import { runIdOf } from './run-ids.ts';
import { unlessRefused } from './triggered-rules.ts';

const COMMENT = query({
  text: `SELECT card_id AS "cardId", number, author_id AS "authorId", text, mentions FROM comments
WHERE project_id = $1 AND id = $2 AND deleted_at IS NULL`,
  params: [uuid, uuid],
  row: { cardId: uuid, number: int4, authorId: uuid, text, mentions: array(uuid) },
});
type Comment = RowOfStatement<typeof COMMENT>;

/** Whether a comment makes a rule run. */
export const isCausedBy = (trigger: RuleTrigger, comment: Pick<Comment, 'number' | 'text' | 'mentions'>): boolean =>
  trigger.kind === 'comment-added' &&
  (trigger.words === null || folded(comment.text).includes(folded(trigger.words))) &&
  (trigger.mentions === null || comment.mentions.includes(trigger.mentions)) &&
  (!trigger.is_first || comment.number === 1);

/** The place of a comment in a chain of rules. */
interface CommentCause {
  readonly projectId: string;
  readonly commentId: string;
  /** Rules that led to it. */
  readonly depth: number;
  readonly trace: string;
}

/**
 * The rules that a comment triggers. A comment that was deleted meanwhile triggers none; an edited one counts with its present
 * text.
 */
@Injectable()
export class CommentedRules {
  constructor(
    private readonly rules: AutomationRulesRepository,
    private readonly runner: AutomationRunner,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /**
   * Runs the rules one after the other, the highest priority first. A repeated call runs only those that have not run.
   * @throws unknown where one could not be tried; those before it have run
   */
  async follow({ projectId, commentId, depth, trace }: CommentCause): Promise<void> {
    const { reads } = this.work;
    const [comment] = await reads.rows(COMMENT, [projectId, commentId]);
    if (comment === undefined) return;
    const rules = await this.rules.active(reads, projectId);
    for (const rule of rules.filter(({ trigger }) => isCausedBy(trigger, comment))) {
      const cause = { began: 'comment', sequence: null, causedBy: comment.authorId, depth: depth + 1 } as const;
      const request = { runId: runIdOf(rule.id, commentId), ...cause, cards: [comment.cardId], trace };
      await this.runner.run(rule, request).catch(unlessRefused);
    }
  }
}
