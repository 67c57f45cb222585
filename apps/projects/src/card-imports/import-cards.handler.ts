import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { importCards } from '@nivel/contracts/projects/transfers/import-cards.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Assignees } from '../board/card-content/assignees.ts';
import { ProjectCommands } from '../board/commands/project-commands.ts';
import { importCardsRule } from './import-cards-rule.ts';

type Input = InputOf<typeof importCards>;

/** The people who get cards, and those in fields that come with the cards: the others are checked with the stored fields. */
const peopleIn = ({ fields, cards }: Input): ReadonlySet<string> => {
  const ofPeople = new Set(fields.flatMap(({ field_id: id, kind }) => (kind === 'person' ? [id] : [])));
  const people = cards.flatMap(({ set }) => [
    set.assignee,
    ...Object.entries(set.fields ?? {}).flatMap(([id, value]) => (ofPeople.has(id) ? [value] : [])),
  ]);
  return new Set(people.filter((one) => typeof one === 'string'));
};

@Handles(importCards)
export class ImportCardsHandler implements Handler<typeof importCards> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly assignees: Assignees,
  ) {}

  async handle(input: Input, call: Call): Promise<ProjectDelta> {
    for (const userId of peopleIn(input)) await this.assignees.check(input.project_id, userId);
    await this.assignees.checkValues(
      input.project_id,
      input.cards.map(({ set }) => set.fields ?? {}),
    );
    return this.commands.run(importCards, importCardsRule, input, call);
  }
}
