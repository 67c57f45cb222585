import { randomUUID } from 'node:crypto';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import type { BoardWindow } from './board-window.ts';

const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

/** A person's possible changes of a board that they see, each with the input of its procedure. */
const anyCommand = ({ rows }: BoardWindow): [procedure: string, input: object] => {
  const [lists, cards] = [[...(rows?.lists.keys() ?? [])], [...(rows?.cards.values() ?? [])]];
  const [list_id, card] = [pick(lists), pick(cards)];
  const dice = Math.random();
  if (card === undefined || dice < 0.35) {
    const before = pick(cards.filter((one) => one.list_id === list_id))?.id ?? null;
    return ['create_card', { card_id: randomUUID(), list_id, before, title: `Tarea ${randomUUID().slice(0, 8)}` }];
  }
  const card_ids = [card.id];
  if (dice < 0.7) return ['move_cards', { card_ids, list_id, after: pick(cards)?.id ?? null }];
  if (dice < 0.9) return ['update_cards', { card_ids, set: { title: `Otra ${randomUUID().slice(0, 8)}` } }];
  return ['delete_cards', { card_ids }];
};

/** Answered commands, by their names. */
export class BoardWrites {
  readonly acknowledged = new Map<string, number>();
  /** Answers that nothing can excuse. */
  readonly wrongs: string[] = [];
  refused = 0;

  /** Does `count` commands one after the other, as one person does, now and then with a lost answer. */
  async run(window: BoardWindow, count: number, paceMs: number): Promise<void> {
    for (let done = 0; done < count; done += 1) {
      const [procedure, input] = anyCommand(window);
      const command_id = randomUUID();
      const { status, body } = await window.ask(procedure, { command_id, ...input }, true);
      if (status === 200) this.acknowledged.set(command_id, (body as ProjectDelta).sequence);
      // Changes of things that another person has removed meanwhile are refused.
      else if (status === 404 || status === 409) this.refused += 1;
      else this.wrongs.push(`${procedure}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
      await new Promise((resolve) => setTimeout(resolve, paceMs * (0.5 + Math.random())));
    }
  }
}
