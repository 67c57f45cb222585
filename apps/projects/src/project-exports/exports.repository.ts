import { Injectable } from '@nestjs/common';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../database.ts';
import { CARDS, COMMENTS, FRAME, PEOPLE } from './exports.sql.ts';

export type ExportedFrame = RowOfStatement<typeof FRAME>;
export type ExportedCard = RowOfStatement<typeof CARDS>;
export type ExportedComment = RowOfStatement<typeof COMMENTS>;

/** The exported data of a project. */
@Injectable()
export class ExportsRepository {
  async frame(reads: ProjectsReads, projectId: string): Promise<ExportedFrame | null> {
    return (await reads.rows(FRAME, [projectId]))[0] ?? null;
  }

  cards(reads: ProjectsReads, projectId: string, after: number): Promise<ExportedCard[]> {
    return reads.rows(CARDS, [projectId, after]);
  }

  comments(reads: ProjectsReads, projectId: string, after: string | null): Promise<ExportedComment[]> {
    return reads.rows(COMMENTS, [projectId, after]);
  }

  people(reads: ProjectsReads, ids: readonly string[]) {
    return reads.rows(PEOPLE, [ids]);
  }
}
