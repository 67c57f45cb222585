import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { createCard } from '@nivel/contracts/projects/create-card.operation';
import { createLabel } from '@nivel/contracts/projects/create-label.operation';
import { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { boardOf, type Board } from './board-client.ts';
import type { ProjectsUnderTest, Somebody } from './projects-under-test.ts';

/** A project and its lists in their order. */
export interface Place {
  readonly id: string;
  readonly lists: readonly string[];
}

export const listAt = ({ lists }: Place, index: number): string => lists[index] ?? '';

/** A new command. */
export const key = (): { command_id: string } => ({ command_id: v7() });

export const titles = (board: Board, listId: string): string[] => board.inList(listId).map(({ title }) => title);

/** People's actions on a board, with defaults for irrelevant fields. */
export class BoardActions {
  constructor(private readonly projects: ProjectsUnderTest) {}

  read(who: Somebody, projectId: string): Promise<Board> {
    return boardOf(({ operation, given }) => this.projects.ask(who.userId, operation, given), projectId);
  }

  /** Makes a card at the end of the first list. */
  async make(who: Somebody, place: Place, given: Partial<CallInputOf<typeof createCard>> = {}): Promise<string> {
    const card_id = v7();
    const card = { project_id: place.id, ...key(), card_id, list_id: listAt(place, 0), title: 'Una tarea', ...given };
    await this.projects.ask(who.userId, createCard, card);
    return card_id;
  }

  /** Moves cards within the first list, or to another one. */
  move(
    who: Somebody,
    place: Place,
    card_ids: string[],
    to: Partial<CallInputOf<typeof moveCards>>,
  ): Promise<ProjectDelta> {
    const input = { project_id: place.id, ...key(), card_ids, list_id: listAt(place, 0), ...to };
    return this.projects.ask(who.userId, moveCards, input);
  }

  /** Undoes a person's last command. */
  undo(who: Somebody, { id }: Place): Promise<ProjectDelta> {
    return this.projects.ask(who.userId, undoCommand, { project_id: id, ...key() });
  }

  /** Makes a label of the project. */
  async label(who: Somebody, { id }: Place, name: string): Promise<string> {
    const label_id = v7();
    await this.projects.ask(who.userId, createLabel, { project_id: id, ...key(), label_id, name, color: '#3b82f6' });
    return label_id;
  }
}
