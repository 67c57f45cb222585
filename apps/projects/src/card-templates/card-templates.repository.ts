import { Injectable } from '@nestjs/common';
import type { CardTemplateRow } from '@nivel/contracts/projects/card-template';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

type Stored = Awaited<ReturnType<ProjectsReads['client']['cardTemplate']['findMany']>>[number];

const shown = ({ id, name, description, icon, priority, status, estimatedDays }: Stored): CardTemplateRow =>
  ({ id, name, description, icon, priority, status, estimated_days: estimatedDays }) as CardTemplateRow;

/** Stored templates. */
@Injectable()
export class CardTemplatesRepository {
  async of(reads: Pick<ProjectsReads, 'client'>, projectId: string): Promise<CardTemplateRow[]> {
    const found = await reads.client.cardTemplate.findMany({
      where: { projectId },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    });
    return found.map(shown);
  }

  /** @returns false where another project has the id */
  async save(
    unit: ProjectsUnit,
    projectId: string,
    { id, estimated_days, ...template }: CardTemplateRow,
  ): Promise<boolean> {
    const data = { ...template, estimatedDays: estimated_days };
    const { count } = await unit.client.cardTemplate.updateMany({ where: { id, projectId }, data });
    if (count > 0) return true;
    if ((await unit.client.cardTemplate.count({ where: { id } })) > 0) return false;
    await unit.client.cardTemplate.create({ data: { id, projectId, ...data, createdAt: unit.now } });
    return true;
  }

  /** @returns whether it existed */
  async delete(unit: ProjectsUnit, projectId: string, id: string): Promise<boolean> {
    return (await unit.client.cardTemplate.deleteMany({ where: { id, projectId } })).count > 0;
  }
}
