import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { MOST_ATTACHMENTS_AT_ONCE, PURGE_ATTACHMENTS } from './purge-attachments.sql.ts';
import { MOST_BASELINES_AT_ONCE, PURGE_BASELINES } from './purge-baselines.sql.ts';
import { DUE_CARDS, PROJECT_WITH_DUE_CARDS, PURGE_CARDS } from './purge-cards.sql.ts';
import { MOST_COMMENTS_AT_ONCE, PURGE_COMMENTS } from './purge-comments.sql.ts';
import { DUE_ORGANIZATIONS, MOST_ORGANIZATIONS_AT_ONCE, PURGE_ORGANIZATIONS } from './purge-organizations.sql.ts';
import { DUE_PROJECTS, MOST_PROJECTS_AT_ONCE, PURGE_PROJECTS } from './purge.sql.ts';

/** How many were purged, and whether some may be left. */
export interface Purged {
  readonly count: number;
  readonly hasMore: boolean;
}

/** Purges the database of things deleted too long ago, in batches; each batch is done completely or not at all. */
@Injectable()
export class PurgeRepository {
  async projects(unit: ProjectsUnit, deletedBefore: Date): Promise<Purged> {
    const due = (await unit.rows(DUE_PROJECTS, [deletedBefore])).map(({ id }) => id);
    if (due.length > 0) await unit.rows(PURGE_PROJECTS, [due, unit.now]);
    return { count: due.length, hasMore: due.length === MOST_PROJECTS_AT_ONCE };
  }

  /** Single cards, and lists, of one project. */
  async cards(unit: ProjectsUnit, deletedBefore: Date): Promise<Purged> {
    const [project] = await unit.rows(PROJECT_WITH_DUE_CARDS, [deletedBefore]);
    if (project === undefined) return { count: 0, hasMore: false };
    const due = await unit.rows(DUE_CARDS, [project.id, deletedBefore]);
    const [purged] = await unit.rows(PURGE_CARDS, [project.id, due.map(({ id }) => id), unit.now]);
    return { count: purged?.cards ?? 0, hasMore: true };
  }

  async comments(unit: ProjectsUnit, deletedBefore: Date): Promise<Purged> {
    const count = (await unit.rows(PURGE_COMMENTS, [deletedBefore, unit.now]))[0]?.comments ?? 0;
    return { count, hasMore: count === MOST_COMMENTS_AT_ONCE };
  }

  async attachments(unit: ProjectsUnit, deletedBefore: Date): Promise<Purged> {
    const count = (await unit.rows(PURGE_ATTACHMENTS, [deletedBefore, unit.now]))[0]?.attachments ?? 0;
    return { count, hasMore: count === MOST_ATTACHMENTS_AT_ONCE };
  }

  async baselines(unit: ProjectsUnit, deletedBefore: Date): Promise<Purged> {
    const count = (await unit.rows(PURGE_BASELINES, [deletedBefore]))[0]?.baselines ?? 0;
    return { count, hasMore: count === MOST_BASELINES_AT_ONCE };
  }

  async organizations(unit: ProjectsUnit, deletedBefore: Date): Promise<Purged> {
    const due = (await unit.rows(DUE_ORGANIZATIONS, [deletedBefore])).map(({ id }) => id);
    if (due.length > 0) await unit.rows(PURGE_ORGANIZATIONS, [due, unit.now]);
    return { count: due.length, hasMore: due.length === MOST_ORGANIZATIONS_AT_ONCE };
  }
}
