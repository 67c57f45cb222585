import { createMoneyLead } from '@nivel/contracts/finance/create-money-lead.operation';
import { minorUnits } from '@nivel/contracts/finance/money';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AuditTrail } from '../audit/audit-trail.ts';
import { BookAssignee } from '../book/book-assignee.ts';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { AddLead } from './add-lead.ts';
import { auditedLead } from './lead-rules.ts';
import { LeadsRepository, type Lead } from './leads.repository.ts';
import { ShownLeads } from './shown-leads.ts';

const newLead = (input: InputOf<typeof createMoneyLead>, { id, now }: { id: string; now: Date }): Lead => ({
  id,
  name: input.name_param,
  source: input.source_param ?? '',
  stage: input.stage_param,
  expectedValue: minorUnits(input.expected_value_param ?? 0),
  currency: input.currency_param,
  assignedTo: input.assigned_to_param,
  notes: input.notes_param ?? '',
  nextStep: '',
  nextStepOn: null,
  lostReason: '',
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
});

@Handles(createMoneyLead)
export class CreateMoneyLeadHandler implements Handler<typeof createMoneyLead> {
  constructor(
    private readonly leads: LeadsRepository,
    private readonly trail: AuditTrail,
    private readonly addition: AddLead,
    private readonly assignee: BookAssignee,
    private readonly shown: ShownLeads,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: InputOf<typeof createMoneyLead>, call: Call): Promise<OutputOf<typeof createMoneyLead>> {
    return this.work.run(call, async (unit) => {
      const lead = newLead(input, { id: input.lead_id_param ?? unit.newId(), now: unit.now });
      await this.assignee.check(unit, lead.assignedTo);
      const stored = (await this.addition.add(unit, lead)) ? lead : await this.madeBefore(unit, lead);
      return { success: true as const, lead: await this.shown.one(unit, stored) };
    });
  }

  /** @throws AppError `idempotency_key_reused` where the id belongs to a lead with other content */
  private async madeBefore(unit: FinanceUnit, lead: Lead): Promise<Lead> {
    const stored = await this.leads.find(unit, lead.id);
    const isSame = await this.trail.wasMadeWith(unit, { entity: 'lead', entityId: lead.id }, auditedLead(lead));
    if (stored === null || !isSame) throw new AppError(commonErrors.idempotency_key_reused);
    return stored;
  }
}
