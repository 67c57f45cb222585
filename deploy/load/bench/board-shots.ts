import { randomUUID } from 'node:crypto';
import type { SeededBoard } from '../stack/boards.ts';
import type { Caller } from '../stack/learners.ts';
import type { Side } from './generator.ts';
import { bearer, post, type Shot } from './load.ts';

/** The addresses of both sides, and the boards that both have: one large one, and several that add up to its size. */
export interface BoardPlan {
  readonly site: string;
  readonly baseline: string;
  readonly callers: readonly Caller[];
  readonly boards: readonly SeededBoard[];
}
export type BoardWork = 'create-card' | 'move-card' | 'create-card-spread' | 'move-card-spread';

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

/** People of a team making and moving cards, each at a place of their own choice. */
export class BoardShots {
  private readonly plan: BoardPlan;

  constructor(plan: BoardPlan) {
    this.plan = plan;
  }

  shot(work: BoardWork, side: Side, lane: number): Shot {
    const [large, ...small] = this.plan.boards;
    const board = work.endsWith('-spread') ? small[lane % small.length] : large;
    if (board === undefined) throw new Error('There are no boards; seed some.');
    return work.startsWith('create') ? this.create(board, side, lane) : this.move(board, side, lane);
  }

  private create({ projectId: project_id, lists }: SeededBoard, side: Side, lane: number): Shot {
    const [card_id, list_id, title] = [randomUUID(), pick(lists), 'Una tarea de tamaño común'];
    return this.to(side, lane, 'create_card', { project_id, card_id, list_id, title });
  }

  private move({ projectId: project_id, lists, cards }: SeededBoard, side: Side, lane: number): Shot {
    const [list_id, card] = [pick(lists), pick(cards)];
    return this.to(side, lane, 'move_cards', { project_id, card_ids: [card], list_id, before: pick(cards) });
  }

  private to(side: Side, lane: number, procedure: string, given: object): Shot {
    if (side === 'baseline') return post(`${this.plan.baseline}/${procedure}`, {}, given);
    const caller = this.plan.callers[lane % this.plan.callers.length] as Caller;
    const command = { ...given, command_id: randomUUID() };
    return post(`${this.plan.site}/rest/v1/rpc/${procedure}`, bearer(caller), command);
  }
}
