import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { generateNKeysBetween } from 'fractional-indexing';
import { projectChanged } from '@nivel/contracts/projects/project-changed.fact';
import { BY_ITSELF, UnitOfWork, type SqlUnit } from '@nivel/messaging/unit-of-work';
import type { ProjectsClient } from '../../database.ts';
import { BoardRepository, type Placed } from './board.repository.ts';
import type { BoardState } from '../state/board-state.ts';
import { changesOfCard, type CardChange } from '../state/change.ts';
import { deltaOf } from '../state/delta.ts';
import type { NoRoomError } from '../state/positions.ts';

/** Cards on each side of a narrow place that get new positions first; if that does not help, four times as many. */
const AROUND = 128;
/** The maximum: the result for all of them is one message, which holds a megabyte. */
const MOST_AROUND = 2_048;
/** Positions as short as this leave room for hundreds more between any two. */
const SHORT = 12;
/** The kind of its rows in the log. */
export const REBALANCE = 'spread';

/** Gives cards of a list shorter positions in the same order: a row of the log of its own kind, and no user's command. */
@Injectable()
export class PositionRebalancer {
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly boards: BoardRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** Simultaneous requests for the same list share one rebalancing. */
  async rebalance(projectId: string, place: NoRoomError): Promise<void> {
    const { listId } = place;
    const under = this.underWay.get(listId) ?? this.rebalanceNow(projectId, place);
    this.underWay.set(listId, under);
    await under.finally(() => this.underWay.delete(listId));
  }

  private async rebalanceNow(projectId: string, { listId, lower }: NoRoomError): Promise<void> {
    const commandId = randomUUID();
    await this.work.inStatements(BY_ITSELF, async (unit) => {
      await this.boards.lock(unit, [{ projectId, commandId, needs: {} }]);
      const places = await this.window(unit, listId, lower);
      const needs = { cards: places.map(({ id }) => id) };
      const state = (await this.boards.lock(unit, [{ projectId, commandId, needs }])).get(projectId);
      const changes = places.flatMap(({ id, position }) => {
        const card = state?.cards.get(id);
        return card === undefined ? [] : changesOfCard(card, { position });
      });
      if (state !== undefined && changes.length > 0) await this.save(unit, state, changes, commandId);
    });
  }

  private async window(unit: SqlUnit, listId: string, lower: string | null): Promise<NewPlace[]> {
    for (let around = AROUND; ; around *= 4) {
      const places = rebalanced(await this.boards.around(unit, listId, lower, around + 1), around);
      if (places.isShort || around >= MOST_AROUND) return places.cards;
    }
  }

  private async save(
    unit: SqlUnit,
    state: BoardState,
    changes: readonly CardChange[],
    commandId: string,
  ): Promise<void> {
    const { projectId } = state;
    state.apply(changes);
    state.sequence += 1;
    const { sequence } = state;
    const row = { sequence, at: unit.now.toISOString(), by: null, kind: REBALANCE, commandId, changes };
    const logged = { project_id: projectId, sequence, actor: null, kind: REBALANCE, command_id: commandId };
    await this.boards.save(
      unit,
      [state],
      [{ ...logged, asked: '', changes, undoes: null, is_undoable: false }],
      new Map(),
    );
    unit.tell(projectChanged, { projectId, delta: deltaOf(row) }, { aggregate: projectId, version: sequence });
  }
}

type NewPlace = Pick<Placed, 'id' | 'position'>;

/** New positions for the cards within a window; its ends keep theirs where there are others beyond. */
const rebalanced = (window: readonly Placed[], around: number): { cards: NewPlace[]; isShort: boolean } => {
  const left = window.filter(({ isLeft }) => isLeft);
  const [begin, end] = [left.length > around ? 1 : 0, window.length - left.length > around ? -1 : undefined];
  const inner = window.slice(begin, end);
  const lower = begin === 1 ? (window[0]?.position ?? null) : null;
  const upper = end === -1 ? (window.at(-1)?.position ?? null) : null;
  const keys = generateNKeysBetween(lower, upper, inner.length);
  const isWhole = lower === null && upper === null;
  return {
    cards: inner.map(({ id }, index) => ({ id, position: keys[index] ?? '' })),
    isShort: isWhole || keys.every((key) => key.length <= SHORT),
  };
};
