import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { organizationChanged } from '@nivel/contracts/projects/organization-changed.fact';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { AdministrativeActsRepository, type ActName } from '../audit/administrative-acts.repository.ts';
import type { ProjectsUnit } from '../database.ts';
import { OrganizationsRepository, type Organization } from './organizations.repository.ts';

interface New {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly createdBy: string;
}
type Changed = Partial<Pick<Organization, 'name' | 'slug' | 'description'>>;

/**
 * Changes of organizations themselves: saved, published and logged in one. Changing an existing one requires the lock of its
 * row.
 */
@Injectable()
export class OrganizationChanges {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly acts: AdministrativeActsRepository,
  ) {}

  /** @throws AppError `organization_slug_taken`, `organization_name_taken` */
  async create(unit: ProjectsUnit, given: New): Promise<Organization> {
    await this.organizations.holdNames(unit);
    await this.refuseTaken(unit, given, null);
    return this.told(unit, await this.organizations.insert(unit, given), 'organization-created');
  }

  /** @throws AppError `organization_slug_taken`, `organization_name_taken` */
  async change(unit: ProjectsUnit, before: Organization, changed: Changed): Promise<Organization> {
    const { name = before.name, slug = before.slug } = changed;
    await this.organizations.holdNames(unit);
    await this.refuseTaken(unit, { name, slug }, before.id);
    return this.told(unit, await this.organizations.change(unit, before.id, changed), 'organization-changed');
  }

  async delete(unit: ProjectsUnit, id: string, by: string): Promise<void> {
    const changed = { deletedAt: unit.now, deletedBy: by };
    await this.told(unit, await this.organizations.change(unit, id, changed), 'organization-deleted');
  }

  async restore(unit: ProjectsUnit, id: string): Promise<void> {
    const changed = { deletedAt: null, deletedBy: null };
    await this.told(unit, await this.organizations.change(unit, id, changed), 'organization-restored');
  }

  private async refuseTaken(
    unit: ProjectsUnit,
    { name, slug }: Pick<New, 'name' | 'slug'>,
    except: string | null,
  ): Promise<void> {
    const taken = await this.organizations.taken(unit, slug, name, except);
    if (taken.slug) throw new AppError(projectsErrors.organization_slug_taken);
    if (taken.name) throw new AppError(projectsErrors.organization_name_taken);
  }

  private async told(unit: ProjectsUnit, organization: Organization, act: ActName): Promise<Organization> {
    const { id, name, slug, deletedAt, version } = organization;
    const payload = { organizationId: id, name, slug, isDeleted: deletedAt !== null };
    await this.acts.note(unit, { act, organizationId: id });
    unit.tell(organizationChanged, payload, { aggregate: id, version });
    return organization;
  }
}
