import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { endProjectImport } from '@nivel/contracts/projects/transfers/end-project-import.operation';
import { projectImportEnded } from '@nivel/contracts/projects/transfers/project-import-ended.fact';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { ImportedTeamNotifier } from './imported-team-notifier.ts';
import { ImportsRepository } from './imports.repository.ts';
import { OwnImport } from './own-import.ts';
import { shownImport } from './shown-import.ts';
import { withoutCircles } from './without-circles.ts';

@Handles(endProjectImport)
export class EndProjectImportHandler implements Handler<typeof endProjectImport> {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly own: OwnImport,
    private readonly team: ImportedTeamNotifier,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { import_id: id }: InputOf<typeof endProjectImport>,
    call: Call,
  ): Promise<OutputOf<typeof endProjectImport>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const held = await this.own.hold(unit, id, userId);
      if (held.isDone) return shownImport(held);
      await this.checkLinks(unit, id);
      await this.imports.end(unit, held);
      unit.tell(projectImportEnded, { projectId: id, userId, cards: held.cards }, { aggregate: id });
      await this.team.tell(unit, held);
      return { ...shownImport(held), is_done: true };
    });
  }

  /** A file may name cards that did not come, and circles: the planning of a project never meets either. */
  private async checkLinks(unit: ProjectsUnit, id: string): Promise<void> {
    const links = await this.imports.links(unit, id);
    const kept = withoutCircles(new Map(links.map((card) => [card.id, card.there.toSorted()])));
    const changed = links.flatMap(({ id: cardId, dependsOn }) => {
      const on = kept.get(cardId) ?? [];
      if (on.length === dependsOn.length) return [];
      return [{ id: cardId, depends_on: on.length === 0 ? null : on }];
    });
    if (changed.length > 0) await this.imports.keepLinks(unit, id, changed);
  }
}
