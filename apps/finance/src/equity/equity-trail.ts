import { Injectable } from '@nestjs/common';
import { bookId } from '@nivel/contracts/finance/book-values';
import { equityChanged } from '@nivel/contracts/finance/equity-changed.fact';
import { ownEquityChanged } from '@nivel/contracts/finance/own-equity-changed.fact';
import { AuditTrail } from '../audit/audit-trail.ts';
import { changedValues } from '../audit/changed-values.ts';
import type { FinanceUnit } from '../database.ts';
import { auditedEquity } from './equity-rules.ts';
import { EquityRepository, type EquityAssignment } from './equity.repository.ts';

type Act = 'changed' | 'completed' | 'cancelled' | 'restored';

/** Saves assignments together with the audit trail, and notifies the windows of administrators and of the holder. */
@Injectable()
export class EquityTrail {
  constructor(
    private readonly equity: EquityRepository,
    private readonly trail: AuditTrail,
  ) {}

  /** Whether the assignment of this id was made as this one is. */
  wasMadeAs(unit: FinanceUnit, one: EquityAssignment): Promise<boolean> {
    return this.trail.wasMadeWith(unit, { entity: 'equity', entityId: one.id }, auditedEquity(one));
  }

  /** Writes down that one was made. */
  async created(unit: FinanceUnit, one: EquityAssignment): Promise<void> {
    const after = auditedEquity(one);
    await this.trail.record(unit, { entity: 'equity', entityId: one.id, act: 'created', after });
    this.tell(unit, one);
  }

  /** A change without effect is not saved and leaves no trace. @returns the present assignment */
  async save(
    unit: FinanceUnit,
    act: Act,
    { before, after }: { readonly before: EquityAssignment; readonly after: EquityAssignment },
  ): Promise<EquityAssignment> {
    const changed = changedValues(auditedEquity(before), auditedEquity(after));
    if (changed === null) return before;
    await this.equity.save(unit, after);
    const reason = after.endReason === '' ? null : after.endReason;
    await this.trail.record(unit, { entity: 'equity', entityId: after.id, act, reason, ...changed });
    this.tell(unit, after);
    return { ...after, updatedAt: unit.now };
  }

  /** The holder's account is deleted. */
  async anonymised(unit: FinanceUnit, assignmentId: string): Promise<void> {
    await this.trail.record(unit, { entity: 'equity', entityId: assignmentId, act: 'anonymised' });
    unit.tell(equityChanged, { bookId, assignmentId }, { aggregate: assignmentId });
  }

  private tell(unit: FinanceUnit, { id: assignmentId, employeeId: userId }: EquityAssignment): void {
    unit.tell(equityChanged, { bookId, assignmentId }, { aggregate: assignmentId });
    if (userId !== null) unit.tell(ownEquityChanged, { userId, assignmentId }, { aggregate: assignmentId });
  }
}
