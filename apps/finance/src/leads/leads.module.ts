import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { BookModule } from '../book/book.module.ts';
import { AddLead } from './add-lead.ts';
import { AddLeadWhenTeamOfferRequestedConsumer } from './add-lead-when-team-offer-requested.consumer.ts';
import { CreateMoneyLeadHandler } from './create-money-lead.handler.ts';
import { DeleteMoneyLeadHandler } from './delete-money-lead.handler.ts';
import { GetMoneyLeadHandler } from './get-money-lead.handler.ts';
import { GetMoneyLeadTotalsHandler } from './get-money-lead-totals.handler.ts';
import { GetMoneyLeadsHandler } from './get-money-leads.handler.ts';
import { LeadDeletion } from './lead-deletion.ts';
import { LeadTotalsRepository } from './lead-totals.repository.ts';
import { LeadsRepository } from './leads.repository.ts';
import { RestoreMoneyLeadHandler } from './restore-money-lead.handler.ts';
import { SetMoneyStageWeightsHandler } from './set-money-stage-weights.handler.ts';
import { ShownLeads } from './shown-leads.ts';
import { UpdateMoneyLeadHandler } from './update-money-lead.handler.ts';

/** Possible contracts, from the first word to their end. */
@Module({
  imports: [AccountsModule, AuditModule, BookModule],
  providers: [
    AddLead,
    AddLeadWhenTeamOfferRequestedConsumer,
    CreateMoneyLeadHandler,
    DeleteMoneyLeadHandler,
    GetMoneyLeadHandler,
    GetMoneyLeadTotalsHandler,
    GetMoneyLeadsHandler,
    LeadDeletion,
    LeadTotalsRepository,
    LeadsRepository,
    RestoreMoneyLeadHandler,
    SetMoneyStageWeightsHandler,
    ShownLeads,
    UpdateMoneyLeadHandler,
  ],
  exports: [AddLead, LeadDeletion, LeadTotalsRepository, LeadsRepository],
})
export class LeadsModule {}
