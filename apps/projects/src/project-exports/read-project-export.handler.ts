import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readProjectExport } from '@nivel/contracts/projects/transfers/read-project-export.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { exportedCard, exportedComment, exportedFrame } from './exported.ts';
import { ExportsRepository, type ExportedFrame } from './exports.repository.ts';

type Page = OutputOf<typeof readProjectExport>;

/** Without a cursor the first card follows, and comments follow the last card. */
const FIRST_CARD = 'card:0';
const FIRST_COMMENT = 'comment:';
/** The highest that a card can have. */
const HIGHEST_NUMBER = 2_147_483_647;

@Handles(readProjectExport)
export class ReadProjectExportHandler implements Handler<typeof readProjectExport> {
  constructor(
    private readonly exports: ExportsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id, after }: InputOf<typeof readProjectExport>): Promise<Page> {
    const frame = await this.exports.frame(this.work.reads, project_id);
    if (frame === null) throw new AppError(commonErrors.forbidden);
    const page = await this.page(project_id, after ?? FIRST_CARD, frame);
    const people = page.cards.flatMap(({ assignee }) => assignee ?? []);
    return {
      ...{ name: frame.name, frame: after === null ? exportedFrame(frame) : null, ...page },
      people: await this.exports.people(this.work.reads, [...new Set(people)]),
    };
  }

  private async page(projectId: string, after: string, frame: ExportedFrame) {
    if (after.startsWith(FIRST_COMMENT)) return this.comments(projectId, after.slice(FIRST_COMMENT.length));
    const rows = await this.exports.cards(
      this.work.reads,
      projectId,
      Math.min(HIGHEST_NUMBER, Number(after.slice('card:'.length))),
    );
    const last = rows.at(-1);
    if (last === undefined) return this.comments(projectId, '');
    return { cards: rows.map((card) => exportedCard(card, frame)), comments: [], next: `card:${last.number}` };
  }

  private async comments(projectId: string, after: string) {
    const rows = await this.exports.comments(this.work.reads, projectId, after === '' ? null : after);
    const last = rows.at(-1);
    const next = last === undefined ? null : `${FIRST_COMMENT}${last.id}`;
    return { cards: [], comments: rows.map(exportedComment), next };
  }
}
