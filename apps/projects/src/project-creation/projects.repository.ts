import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';

export interface NewProject {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly key: string;
  readonly organizationId: string | null;
  readonly createdBy: string;
}

export interface NewList {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly color: string;
  readonly wipLimit: number | null;
  readonly position: string;
}

/** Projects themselves, beside the content of their boards. */
@Injectable()
export class ProjectsRepository {
  /** A project with its first lists, and its maker as the director. */
  async insert(unit: ProjectsUnit, project: NewProject, lists: readonly NewList[]): Promise<void> {
    const { id: projectId, createdBy } = project;
    await unit.client.project.create({
      data: { ...project, status: 'active', visibility: 'private', createdAt: unit.now, sequence: 0, lastNumber: 0 },
    });
    await unit.client.projectMember.create({
      data: { projectId, userId: createdBy, role: 'director', joinedAt: unit.now },
    });
    await unit.client.list.createMany({
      data: lists.map((list) => ({ ...list, projectId, description: '', createdBy, createdAt: unit.now })),
    });
  }
}
