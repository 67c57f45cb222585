import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { listDueRepeats } from '@nivel/contracts/projects/list-due-repeats.operation';
import { makeNextCard } from '@nivel/contracts/projects/make-next-card.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { repeatCard } from '@nivel/contracts/projects/repeat-card.operation';
import { key, type Place } from './board-actions.ts';
import type { ProjectsUnderTest, Somebody } from './projects-under-test.ts';

type Given = Omit<CallInputOf<typeof repeatCard>, 'project_id' | 'command_id'>;

/** Makes cards repeat, and does what the worker does each minute. */
export class RepeatActions {
  constructor(private readonly projects: ProjectsUnderTest) {}

  set({ userId }: Somebody, { id: project_id }: Place, given: Given): Promise<ProjectDelta> {
    return this.projects.ask(userId, repeatCard, { project_id, ...key(), ...given });
  }

  refusal({ userId }: Somebody, { id: project_id }: Place, given: Given): Promise<string> {
    return this.projects.refusal(userId, repeatCard, { project_id, ...key(), ...given });
  }

  /** Requests the next card of all that are due. @returns the result of each, or the code of its failure */
  async look(): Promise<(ProjectDelta | string)[]> {
    const outcomes: (ProjectDelta | string)[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof this.due>> = await this.due(after);
      for (const card of page.cards) outcomes.push(await this.next(card));
      after = page.next;
    } while (after !== null);
    return outcomes;
  }

  private due(after: string | null) {
    return this.projects.ask(null, listDueRepeats, { after });
  }

  private async next(card: { project_id: string; card_id: string }): Promise<ProjectDelta | string> {
    const input = { ...card, ...key() };
    const code = await this.projects.refusal(null, makeNextCard, input);
    if (code !== 'allowed') return code;
    // Repeats the call as after a lost answer: it must be the same one.
    return this.projects.ask(null, makeNextCard, input);
  }
}
