import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { CopiesRepository } from '../project-copies/copies.repository.ts';
import { IMPORT_DAYS } from '@nivel/contracts/projects/transfers/transfer-values';
import { EndCopy } from '../project-copies/end-copy.ts';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { RemoveImport } from '../project-imports/remove-import.ts';
import { TrashRetention } from '../retention/trash-retention.ts';
import { PurgeRepository, type Purged } from './purge.repository.ts';

/** A copy takes seconds; one that was begun an hour ago will not come. */
const STUCK_AFTER_MS = 3_600_000;
const DAY_MS = 86_400_000;

@Handles(purgeTrash)
export class PurgeTrashHandler implements Handler<typeof purgeTrash> {
  constructor(
    private readonly purge: PurgeRepository,
    private readonly copies: CopiesRepository,
    private readonly ends: EndCopy,
    private readonly imports: RemoveImport,
    private readonly trash: TrashRetention,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(): Promise<OutputOf<typeof purgeTrash>> {
    const removed_copies = await this.work.run(BY_ITSELF, async (unit) => {
      const stuck = await this.copies.stuck(unit, new Date(unit.now.getTime() - STUCK_AFTER_MS));
      for (const copy of stuck) await this.ends.remove(unit, copy);
      return stuck.length;
    });
    const removed_imports = await this.work.run(BY_ITSELF, (unit) =>
      this.imports.removeStale(unit, new Date(unit.now.getTime() - IMPORT_DAYS * DAY_MS)),
    );
    // Organizations come last: theirs are deleted by then.
    const projects = await this.part((unit, before) => this.purge.projects(unit, before));
    const cards = await this.part((unit, before) => this.purge.cards(unit, before));
    const comments = await this.part((unit, before) => this.purge.comments(unit, before));
    const attachments = await this.part((unit, before) => this.purge.attachments(unit, before));
    const baselines = await this.part((unit, before) => this.purge.baselines(unit, before));
    const organizations = await this.part((unit, before) => this.purge.organizations(unit, before));
    return {
      purged: projects.count,
      purged_cards: cards.count,
      purged_comments: comments.count,
      purged_attachments: attachments.count,
      purged_baselines: baselines.count,
      purged_organizations: organizations.count,
      removed_copies,
      removed_imports,
      has_more: [projects, cards, comments, attachments, baselines, organizations].some(({ hasMore }) => hasMore),
    };
  }

  /** A unit of its own: a process that is killed in the middle has lost nothing but this batch, which is repeated. */
  private part(purge: (unit: ProjectsUnit, deletedBefore: Date) => Promise<Purged>): Promise<Purged> {
    return this.work.run(BY_ITSELF, (unit) => purge(unit, this.trash.beginOf(unit.now)));
  }
}
