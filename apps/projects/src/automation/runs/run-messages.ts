import { Injectable } from '@nestjs/common';
import type { Card } from '../../board/state/change.ts';
import { AddComment } from '../../comments/add-comment.ts';
import type { ProjectsStatements } from '../../database.ts';
import { RuleLetters } from '../messages/rule-letters.ts';
import { AskedProposalsRepository } from '../proposals/asked-proposals.repository.ts';
import { WebhookCalls } from '../messages/webhook-calls.ts';
import type { StoredRule } from '../rules/stored-rule.ts';
import { madeIdOf } from './run-ids.ts';

/** What a run says: the part of it that changes no card. */
interface Said {
  readonly comments: number;
  readonly notices: number;
  readonly emails: number;
  /** Calls of webhooks that are sent after it. */
  readonly webhooks: number;
  /** Proposals that `ai` is asked for after it. */
  readonly proposals: number;
  /** When notices and e-mails leave; null: they left at once, or there are none. */
  readonly heldUntil: Date | null;
}

/** A run that says something. */
interface SayingRun {
  readonly id: string;
  readonly depth: number;
}

/** What rules say: comments in the name of their owner, notices, e-mails, calls of webhooks, and questions to `ai`. */
@Injectable()
export class RunMessages {
  constructor(
    private readonly comments: AddComment,
    private readonly letters: RuleLetters,
    private readonly calls: WebhookCalls,
    private readonly proposals: AskedProposalsRepository,
  ) {}

  /**
   * In the transaction of the run, once.
   * @param cards as they are after it
   * @throws AppError what a comment is refused with, `project_without_emails`, `too_many_emails`, `rule_target_gone`
   */
  async say(unit: ProjectsStatements, rule: StoredRule, run: SayingRun, cards: readonly Card[]): Promise<Said> {
    const said = { comments: 0, notices: 0, emails: 0, webhooks: 0, proposals: 0 };
    const until = await this.letters.quietUntil(unit, rule);
    for (const [step, action] of rule.actions.entries()) {
      if (action.kind === 'comment')
        said.comments += await this.comment(unit, rule, { run, step, text: action.text }, cards);
      if (action.kind === 'notify') said.notices += await this.letters.notify(unit, rule, { action, cards, until });
      if (action.kind === 'email')
        said.emails += await this.letters.email(unit, rule, { action, cards, until }, said.emails);
      if (action.kind === 'ai-proposal') said.proposals += await this.propose(unit, rule, { run, step }, cards);
      if (action.kind !== 'webhook') continue;
      const { webhook_id: webhookId } = action;
      await this.calls.add(unit, rule, { id: madeIdOf(run.id, webhookId, step), runId: run.id, webhookId }, cards);
      said.webhooks += 1;
    }
    return { ...said, heldUntil: said.notices + said.emails > 0 ? until : null };
  }

  private async propose(
    unit: ProjectsStatements,
    { projectId, id: ruleId }: StoredRule,
    { run, step }: { run: SayingRun; step: number },
    cards: readonly Card[],
  ): Promise<number> {
    const asked = cards.map(({ id: cardId }) => ({ id: madeIdOf(run.id, cardId, step), cardId }));
    await this.proposals.ask(unit, { projectId, ruleId, runId: run.id, cards: asked });
    return asked.length;
  }

  private async comment(
    unit: ProjectsStatements,
    { projectId: project_id, ownerId }: StoredRule,
    { run, step, text }: { run: SayingRun; step: number; text: string },
    cards: readonly Card[],
  ): Promise<number> {
    for (const { id: card_id } of cards) {
      const comment_id = madeIdOf(run.id, card_id, step);
      const said = { project_id, card_id, comment_id, text, parent_id: null, is_team_only: false };
      await this.comments.add(unit, ownerId, said, run.depth);
    }
    return cards.length;
  }
}
