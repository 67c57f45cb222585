import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { RuleAction } from '@nivel/contracts/projects/automation/automation-rule';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { query, text, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import type { Card } from '../../board/state/change.ts';
import type { ProjectsStatements } from '../../database.ts';
import { NoticesRepository } from '../../notices/notices.repository.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import type { StoredRule } from '../rules/stored-rule.ts';
import { recipientsOf } from './rule-audience.ts';
import { RuleEmailLimit } from './rule-email-limit.ts';
import { RuleMessenger } from './rule-messenger.ts';
import type { RuleMessage } from './held-messages.repository.ts';

const NAMES = query({
  text: `SELECT p.name, p.key, coalesce((SELECT u.full_name FROM crico_users u WHERE u.user_id = $2), '') AS "ownerName"
FROM projects p WHERE p.id = $1`,
  params: [uuid, uuid],
  row: { name: text, key: text, ownerName: text },
});

type Names = RowOfStatement<typeof NAMES>;
type Action<Kind extends RuleAction['kind']> = Extract<RuleAction, { kind: Kind }>;

/** Cards that an e-mail names. */
const MOST_NAMED = 10;

const referenceOf = ({ key }: Names, { number }: Card): string => `${key}-${number}`;

/** What a step says, of which cards, and until when it waits; null: it leaves at once. */
interface Saying<Kind extends RuleAction['kind']> {
  readonly action: Action<Kind>;
  readonly cards: readonly Card[];
  readonly until: Date | null;
}

/** What one person is told, and of which cards. */
interface Notice {
  readonly userId: string;
  readonly ofThem: readonly Card[];
  readonly message: string;
}

const noticeOf = (rule: StoredRule, names: Names, { userId, ofThem, message }: Notice): RuleMessage => {
  const said = {
    ...{ userId, projectId: rule.projectId, projectName: names.name },
    by: { userId: rule.ownerId, fullName: names.ownerName },
    ...{ ruleName: rule.name, message },
  };
  const [first] = ofThem;
  if (first === undefined) return { kind: 'announcement', payload: said };
  const card = { id: first.id, reference: referenceOf(names, first), title: first.title };
  return { kind: 'notice', payload: { ...said, card, count: ofThem.length } };
};

/** Notices and e-mails of rules to people. */
@Injectable()
export class RuleLetters {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly notices: NoticesRepository,
    private readonly limit: RuleEmailLimit,
    private readonly messenger: RuleMessenger,
  ) {}

  /** Until when they wait at this moment; null: they leave at once. */
  quietUntil(unit: ProjectsStatements, rule: StoredRule): Promise<Date | null> {
    return this.messenger.quietUntil(unit, rule);
  }

  /** @returns how many people are told; of a run without a card, everybody who is meant hears of the project */
  async notify(
    unit: ProjectsStatements,
    rule: StoredRule,
    { action, cards, until }: Saying<'notify'>,
  ): Promise<number> {
    const { names, told } = await this.addressed(unit, rule, action, cards);
    for (const [userId, ofThem] of told)
      await this.messenger.send(unit, rule, noticeOf(rule, names, { userId, ofThem, message: action.message }), until);
    return told.size;
  }

  /**
   * @param before e-mails of the same run so far
   * @returns how many people are written to
   * @throws AppError `project_without_emails`, `too_many_emails`
   */
  async email(
    unit: ProjectsStatements,
    rule: StoredRule,
    { action, cards, until }: Saying<'email'>,
    before: number,
  ): Promise<number> {
    const { projectId } = rule;
    const { names, told } = await this.addressed(unit, rule, action, cards);
    if (told.size === 0) return 0;
    await this.checkEmails(unit, projectId, before + told.size);
    const written = { projectId, projectName: names.name, ruleName: rule.name, ownerName: names.ownerName };
    for (const [userId, ofThem] of told) {
      const named = ofThem
        .slice(0, MOST_NAMED)
        .map((card) => ({ reference: referenceOf(names, card), title: card.title }));
      const letter = { subject: action.subject, text: action.message, cards: named, count: ofThem.length };
      await this.messenger.send(unit, rule, { kind: 'email', payload: { userId, ...written, ...letter } }, until);
    }
    return told.size;
  }

  /**
   * Whether a run may write so many e-mails. Until the unit ends, nobody else counts those of the project.
   * @throws AppError `project_without_emails`, `too_many_emails`
   */
  async checkEmails(unit: ProjectsStatements, projectId: string, emails: number): Promise<void> {
    if (emails === 0) return;
    if ((await this.notices.silent(unit, [projectId])).has(projectId))
      throw new AppError(projectsErrors.project_without_emails);
    await this.limit.check(unit, projectId, emails);
  }

  private async addressed(
    unit: ProjectsStatements,
    rule: StoredRule,
    action: Action<'notify' | 'email'>,
    cards: readonly Card[],
  ) {
    const [names] = await unit.rows(NAMES, [rule.projectId, rule.ownerId]);
    const people = await this.roles.peopleOf(unit, rule.projectId);
    return { names: names ?? { name: '', key: '', ownerName: '' }, told: recipientsOf(action, cards, people) };
  }
}
