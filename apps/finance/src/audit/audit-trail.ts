import { Injectable } from '@nestjs/common';
import { bookId } from '@nivel/contracts/finance/book-values';
import { bookChanged } from '@nivel/contracts/finance/book-changed.fact';
import type { FinanceUnit } from '../database.ts';
import { AuditRepository, type NewAuditEntry } from './audit.repository.ts';
import { changedValues } from './changed-values.ts';

type Act = Omit<NewAuditEntry, 'before' | 'after' | 'reason'> & Partial<NewAuditEntry>;

/** Records who did what to a row of the book, in the unit of work that does it, and notifies the open windows. */
@Injectable()
export class AuditTrail {
  constructor(private readonly entries: AuditRepository) {}

  /** Windows of all bookkeepers are notified, unless it is about shares of people: those have a room of their own. */
  async record(unit: FinanceUnit, { before = null, after = null, reason = null, ...act }: Act): Promise<void> {
    await this.entries.add(unit, { ...act, before, after, reason });
    this.tell(unit, act);
  }

  /** Only updates open windows, about changes that leave no audit trail of their own. */
  tell(unit: FinanceUnit, { entity, entityId }: Pick<NewAuditEntry, 'entity' | 'entityId'>): void {
    if (entity === 'equity') return;
    // Bank statements are shown with the payments: windows read both again.
    const shownAs = entity === 'statement' ? 'payment' : entity;
    unit.tell(bookChanged, { bookId, entity: shownAs, entityId }, { aggregate: entityId });
  }

  /** Whether a row was created with exactly these values, whatever happened to it later; not where it never was, or is purged. */
  async wasMadeWith(
    unit: FinanceUnit,
    { entity, entityId }: Pick<NewAuditEntry, 'entity' | 'entityId'>,
    values: object,
  ): Promise<boolean> {
    const made = await this.entries.madeWith(unit, entity, entityId);
    return made !== null && changedValues(made, values) === null;
  }
}
