import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { createCard } from '@nivel/contracts/projects/create-card.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import type { MilestoneRow, MilestoneUpdates } from '@nivel/contracts/projects/milestone-shape';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import { Assignees } from '../board/card-content/assignees.ts';
import { createCardRule, deleteCardsRule } from '../board/cards/card-rules.ts';
import { ProjectCommands } from '../board/commands/project-commands.ts';
import type { ProjectsClient } from '../database.ts';
import { BLOCKED, isBlocked, statusesOf, wordsOf } from './milestone-words.ts';
import { MilestonesRepository } from './milestones.repository.ts';
import { updateRule } from './update-rule.ts';

/** A milestone to create, in the form of the documented calls. */
export interface WantedMilestone {
  readonly title: string;
  readonly description: string;
  readonly notes?: string;
  readonly priority?: MilestoneUpdates['priority'] | null;
  readonly due_on?: string | null;
  readonly assignee?: string | null;
  readonly status?: string | null;
  readonly progress?: number;
  readonly list_id?: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The named list, else the first one with the status, which is created if it is missing. */
const placeOf = ({ list_id, status }: WantedMilestone) => {
  if (list_id !== null && list_id !== undefined) return { list_id };
  return status === null || status === undefined || isBlocked(status) ? {} : { status: statusesOf(status)[0] };
};

/** The documented calls are the same commands as all others, in words of their own. */
@Injectable()
export class DocumentedCommands {
  constructor(
    private readonly milestones: MilestonesRepository,
    private readonly assignees: Assignees,
    private readonly commands: ProjectCommands,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @returns the id of the milestone */
  async create(project_id: string, wanted: WantedMilestone, call: Call): Promise<string> {
    const card_id = randomUUID();
    const assignee = (await this.personOf(project_id, wanted.assignee)) ?? null;
    const { title, description, notes = '', progress } = wanted;
    const input = {
      ...{ project_id, command_id: randomUUID(), card_id, title, description, notes, assignee },
      ...(progress !== undefined && { progress }),
      ...(isBlocked(wanted.status ?? '') && { blocked_reason: BLOCKED }),
      ...{ priority: wanted.priority ?? 'medium', due_on: wanted.due_on ?? null, start_on: null },
      ...placeOf(wanted),
      ...{ before: null, after: null, override_limit: false },
    };
    await this.commands.run(createCard, createCardRule, input, call);
    return card_id;
  }

  async update(id: string, updates: MilestoneUpdates, call: Call): Promise<MilestoneRow> {
    const project_id = await this.projectOf(id);
    const { assignee: called, ...words } = wordsOf(updates);
    const assignee = await this.personOf(project_id, called);
    const command = { project_id, command_id: randomUUID(), card_ids: [id], set: {} };
    await this.commands.run(updateCards, updateRule(id, command.command_id, { ...words, assignee }), command, call);
    return this.read(id);
  }

  /** @throws AppError `has_dependencies` without cascade */
  async delete(id: string, cascade: boolean, call: Call): Promise<void> {
    const command = { project_id: await this.projectOf(id), command_id: randomUUID(), card_ids: [id], cascade };
    await this.commands.run(deleteCards, deleteCardsRule, command, call);
  }

  /** @throws AppError `card_not_found` */
  async read(id: string): Promise<MilestoneRow> {
    const found = await this.milestones.find(this.work.reads, id);
    if (found === null) throw new AppError(boardErrors.card_not_found);
    return found;
  }

  private async projectOf(id: string): Promise<string> {
    const found = await this.milestones.projectOf(this.work.reads, 'milestone', id);
    if (found === null) throw new AppError(boardErrors.card_not_found);
    return found;
  }

  /** @throws AppError `assignee_cannot_read` for a person who cannot see the project, and for names that several people have */
  private async personOf(projectId: string, called: string | null | undefined): Promise<string | null | undefined> {
    if (called === null || called === undefined) return called;
    const id = UUID.test(called) ? called : await this.milestones.personCalled(this.work.reads, projectId, called);
    if (id === null) throw new AppError(boardErrors.assignee_cannot_read);
    await this.assignees.check(projectId, id);
    return id;
  }
}
