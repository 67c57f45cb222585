import { Injectable } from '@nestjs/common';
import type { RuleAction } from '@nivel/contracts/projects/automation/automation-rule';
import type { RuleAudience } from '@nivel/contracts/projects/automation/automation-values';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { query, text, uuid } from '@nivel/messaging/statement';
import type { Card } from '../../board/state/change.ts';
import { AddComment } from '../../comments/add-comment.ts';
import type { ProjectsStatements } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import { madeIdOf } from './run-ids.ts';
import { RuleMessenger } from './rule-messenger.ts';
import type { StoredRule } from '../rules/stored-rule.ts';

const NAMES = query({
  text: `SELECT p.name, p.key, coalesce((SELECT u.full_name FROM crico_users u WHERE u.user_id = $2), '') AS "ownerName"
FROM projects p WHERE p.id = $1`,
  params: [uuid, uuid],
  row: { name: text, key: text, ownerName: text },
});

type Notify = Extract<RuleAction, { kind: 'notify' }>;

/** What a run says: the part of it that changes no card. */
interface Said {
  readonly comments: number;
  readonly notices: number;
  /** When the notices leave; null: they left at once, or there are none. */
  readonly heldUntil: Date | null;
}

/** A run that says something. */
interface SayingRun {
  readonly id: string;
  readonly depth: number;
}

/** What rules say: comments in the name of their owner, and notifications. */
@Injectable()
export class RunMessages {
  constructor(
    private readonly comments: AddComment,
    private readonly roles: ProjectRolesRepository,
    private readonly messenger: RuleMessenger,
  ) {}

  /**
   * In the transaction of the run, once.
   * @param cards as they are after it
   * @throws AppError what a comment is refused with
   */
  async say(unit: ProjectsStatements, rule: StoredRule, run: SayingRun, cards: readonly Card[]): Promise<Said> {
    let [comments, notices] = [0, 0];
    const until = await this.messenger.quietUntil(unit, rule);
    for (const [step, action] of rule.actions.entries()) {
      if (action.kind === 'comment')
        comments += await this.comment(unit, rule, { run, step, text: action.text }, cards);
      if (action.kind === 'notify') notices += await this.notify(unit, rule, { action, until }, cards);
    }
    return { comments, notices, heldUntil: notices > 0 ? until : null };
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

  private async notify(
    unit: ProjectsStatements,
    rule: StoredRule,
    { action, until }: { readonly action: Notify; readonly until: Date | null },
    cards: readonly Card[],
  ): Promise<number> {
    const [project] = await unit.rows(NAMES, [rule.projectId, rule.ownerId]);
    const people = await this.roles.peopleOf(unit, rule.projectId);
    const told = recipientsOf(action, cards, people);
    for (const [userId, ofThem] of told) {
      const [card] = ofThem;
      if (card === undefined || project === undefined) continue;
      const payload = {
        userId,
        projectId: rule.projectId,
        projectName: project.name,
        by: { userId: rule.ownerId, fullName: project.ownerName },
        card: { id: card.id, reference: `${project.key}-${card.number}`, title: card.title },
        count: ofThem.length,
        ruleName: rule.name,
        message: action.message,
      };
      await this.messenger.send(unit, rule, { kind: 'notice', payload }, until);
    }
    return told.size;
  }
}

interface Person {
  readonly userId: string;
  readonly role: ProjectRole;
}

const audiences: Readonly<Record<Exclude<RuleAudience, 'assignee' | 'person'>, readonly ProjectRole[]>> = {
  team_lead: ['lead'],
  project_manager: ['director'],
  team: ['member', 'lead', 'director'],
};

const idOf = ({ userId }: Person): string => userId;

/** Whom a notification goes to, each once and with the cards that it is about; nobody who cannot see the project. */
export const recipientsOf = (
  { to, person_id }: Pick<Notify, 'to' | 'person_id'>,
  cards: readonly Card[],
  people: readonly Person[],
): ReadonlyMap<string, readonly Card[]> => {
  const isThere = (userId: string): boolean => people.some((one) => one.userId === userId);
  if (to === 'assignee') {
    const assigned = cards.filter(({ assignee }) => assignee !== null && isThere(assignee));
    return Map.groupBy(assigned, ({ assignee }) => String(assignee));
  }
  if (cards.length === 0) return new Map();
  const wanted = to === 'person' ? [person_id] : people.filter(({ role }) => audiences[to].includes(role)).map(idOf);
  return new Map(wanted.flatMap((id) => (id !== null && isThere(id) ? [[id, cards] as const] : [])));
};
