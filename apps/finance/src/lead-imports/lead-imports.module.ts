import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.ts';
import { FindMoneyLeadDuplicatesHandler } from './find-money-lead-duplicates.handler.ts';
import { ImportMoneyLeadsHandler } from './import-money-leads.handler.ts';
import { LeadImportsRepository } from './lead-imports.repository.ts';
import { UndoMoneyLeadImportHandler } from './undo-money-lead-import.handler.ts';

/** Leads of files. */
@Module({
  imports: [LeadsModule],
  providers: [
    FindMoneyLeadDuplicatesHandler,
    ImportMoneyLeadsHandler,
    LeadImportsRepository,
    UndoMoneyLeadImportHandler,
  ],
})
export class LeadImportsModule {}
