import { Injectable } from '@nestjs/common';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { ChecklistItem } from '@nivel/contracts/projects/board-shape';
import type { beginProjectImport } from '@nivel/contracts/projects/transfers/begin-project-import.operation';
import type { TransferCounts, TransferFrame } from '@nivel/contracts/projects/transfers/transfer-shape';
import { transferLimits } from '@nivel/contracts/projects/transfers/transfer-values';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';
import { projectKeyOf } from '../project-creation/project-key.ts';
import type { importedCard } from './imported-card.ts';
import { importedFrame } from './imported-frame.ts';
import {
  ADVANCE,
  CARDS,
  CHECKLISTS,
  CHECKLISTS_OF,
  CLEAR,
  COLLEAGUES,
  COMMENTS,
  END,
  FIELDS,
  FRAME,
  HOLD,
  KEEP_LINKS,
  LINKS,
  NUMBER_COMMENTS,
  OPEN,
  STALE,
  TWIN,
} from './imports.sql.ts';

/** An import and how far it is. */
export type StoredImport = RowOfStatement<typeof HOLD>;

type Beginning = InputOf<typeof beginProjectImport>;

/** A comment of a file, by ids in the project. */
interface ImportedComment {
  readonly nth: number;
  readonly id: string;
  readonly card_id: string;
  readonly parent_id: string | null;
  readonly is_team_only: boolean;
  readonly text: string;
  readonly created_at: string;
}

/** Projects that are made of files, from their beginning to their end. */
@Injectable()
export class ImportsRepository {
  async hold(unit: ProjectsUnit, id: string): Promise<StoredImport | null> {
    return (await unit.rows(HOLD, [id]))[0] ?? null;
  }

  open(reads: ProjectsReads, userId: string): Promise<StoredImport[]> {
    return reads.rows(OPEN, [userId]);
  }

  /** The project that a person made of the same file in the same place. */
  async twin(reads: ProjectsReads, userId: string, { source_key: key, organization_id: of }: Beginning) {
    return (await reads.rows(TWIN, [key, userId, of]))[0]?.id ?? null;
  }

  async stale(unit: ProjectsUnit, before: Date): Promise<string[]> {
    return (await unit.rows(STALE, [before])).map(({ id }) => id);
  }

  async isProject(reads: ProjectsReads, id: string): Promise<boolean> {
    return (await reads.client.project.count({ where: { id } })) > 0;
  }

  async colleagues(reads: ProjectsReads, organizationId: string, people: readonly string[]): Promise<string[]> {
    return (await reads.rows(COLLEAGUES, [organizationId, people])).map(({ userId }) => userId);
  }

  /** The project without cards, which nobody sees; its maker directs it. */
  async begin(unit: ProjectsUnit, createdBy: string, input: Beginning): Promise<void> {
    const { import_id: id, name, organization_id: organizationId, frame, expected } = input;
    const { description, color, calendar } = frame;
    const shown = {
      name,
      description,
      color,
      calendar: calendar ?? undefined,
      organizationId,
      key: projectKeyOf(name),
    };
    const state = { status: 'active', visibility: 'private', sequence: 0, lastNumber: 0 };
    const made = { createdBy, createdAt: unit.now, copyingSince: unit.now };
    await unit.client.project.create({ data: { id, ...shown, ...state, ...made } });
    const others = input.people.filter((userId) => userId !== createdBy);
    await unit.client.projectMember.createMany({
      data: [createdBy, ...new Set(others)].map((userId) => {
        return { projectId: id, userId, role: userId === createdBy ? 'director' : 'member', joinedAt: unit.now };
      }),
    });
    const file = { source: input.source, sourceKey: input.source_key, fileName: input.file_name };
    const { cards: expectedCards, items: expectedItems, comments: expectedComments } = expected;
    const counts = { expectedCards, expectedItems, expectedComments };
    await unit.client.projectImport.create({
      data: { projectId: id, ...file, ...counts, choices: input.choices, touchedAt: unit.now },
    });
    await this.addFrame(unit, id, createdBy, frame);
  }

  /** The people in the team of a project. */
  async team(unit: ProjectsUnit, projectId: string): Promise<string[]> {
    const members = await unit.client.projectMember.findMany({ where: { projectId }, select: { userId: true } });
    return members.map(({ userId }) => userId);
  }

  /** What the cards of a project may refer to. */
  async frame(unit: ProjectsUnit, projectId: string) {
    const where = { projectId };
    const lists = await unit.client.list.findMany({ where, select: { id: true } });
    const labels = await unit.client.label.findMany({ where, select: { id: true } });
    const people = await this.team(unit, projectId);
    const fields = await unit.rows(FIELDS, [projectId]);
    return {
      projectId,
      lists: new Set(lists.map(({ id }) => id)),
      labels: new Set(labels.map(({ id }) => id)),
      fields: new Map(fields.map(({ id, ...field }) => [id, field])),
      people: new Set(people),
    };
  }

  /** @returns how many cards, and items of them, were not there before */
  async addCards(
    unit: ProjectsUnit,
    { id, createdBy }: StoredImport,
    cards: readonly ReturnType<typeof importedCard>[],
  ) {
    const [made] = await unit.rows(CARDS, [id, JSON.stringify(cards), createdBy, unit.now]);
    return made ?? { cards: 0, items: 0 };
  }

  /** The checklists of some cards, by their ids; those of cards that are not there are not in it. */
  async checklists(unit: ProjectsUnit, projectId: string, ids: readonly string[]) {
    const rows = await unit.rows(CHECKLISTS_OF, [projectId, ids]);
    return new Map(rows.map(({ id, checklist }) => [id, checklist]));
  }

  async saveChecklists(
    unit: ProjectsUnit,
    projectId: string,
    rows: readonly { readonly id: string; readonly checklist: readonly ChecklistItem[] }[],
  ): Promise<void> {
    await unit.rows(CHECKLISTS, [projectId, JSON.stringify(rows)]);
  }

  async addComments(unit: ProjectsUnit, { id, createdBy }: StoredImport, rows: readonly ImportedComment[]) {
    const given = [id, JSON.stringify(rows), createdBy, unit.now, transferLimits.comments] as const;
    return (await unit.rows(COMMENTS, given))[0]?.comments ?? 0;
  }

  /** Counts what a batch brought, and that it has arrived. */
  async advance(unit: ProjectsUnit, id: string, batch: number, { cards, items, comments }: TransferCounts) {
    await unit.rows(ADVANCE, [id, cards, items, comments, batch, unit.now]);
  }

  links(unit: ProjectsUnit, id: string) {
    return unit.rows(LINKS, [id]);
  }

  async keepLinks(
    unit: ProjectsUnit,
    id: string,
    rows: readonly { id: string; depends_on: readonly string[] | null }[],
  ) {
    await unit.rows(KEEP_LINKS, [id, JSON.stringify(rows)]);
  }

  async end(unit: ProjectsUnit, { id, createdBy }: StoredImport): Promise<void> {
    await unit.rows(NUMBER_COMMENTS, [id]);
    await unit.rows(END, [id, createdBy, unit.now]);
  }

  /** What only imports have; the rest is removed with the project. */
  async clear(unit: ProjectsUnit, id: string): Promise<void> {
    await unit.rows(CLEAR, [id]);
  }

  private async addFrame(unit: ProjectsUnit, id: string, userId: string, frame: TransferFrame): Promise<void> {
    await unit.rows(FRAME, [id, JSON.stringify(importedFrame(id, frame)), userId, unit.now]);
  }
}
