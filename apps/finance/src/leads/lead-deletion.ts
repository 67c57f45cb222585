import { Injectable } from '@nestjs/common';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import type { LeadRow } from '@nivel/contracts/finance/lead-shape';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { AuditTrail } from '../audit/audit-trail.ts';
import { TrashRetention } from '../book/trash-retention.ts';
import type { FinanceUnit } from '../database.ts';
import { LeadsRepository } from './leads.repository.ts';
import { ShownLeads } from './shown-leads.ts';

/** Moves leads to the trash, and back. */
@Injectable()
export class LeadDeletion {
  constructor(
    private readonly leads: LeadsRepository,
    private readonly trail: AuditTrail,
    private readonly retention: TrashRetention,
    private readonly shown: ShownLeads,
  ) {}

  /** The same again changes nothing. @throws AppError `lead_not_found` */
  async set(unit: FinanceUnit, id: string, isDeleted: boolean): Promise<LeadRow> {
    const lead = await this.leads.lock(unit, id);
    if (lead === null || this.retention.isOver(lead.deletedAt, unit.now))
      throw new AppError(financeErrors.lead_not_found);
    if ((lead.deletedAt !== null) === isDeleted) return this.shown.one(unit, lead);
    await this.leads.setDeleted(unit, id, isDeleted);
    await this.trail.record(unit, { entity: 'lead', entityId: id, act: isDeleted ? 'deleted' : 'restored' });
    return this.shown.one(unit, { ...lead, updatedAt: unit.now, deletedAt: isDeleted ? unit.now : null });
  }
}
