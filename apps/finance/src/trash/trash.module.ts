import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { LeadsModule } from '../leads/leads.module.ts';
import { PurgeBookTrashHandler } from './purge-book-trash.handler.ts';
import { TrashRetention } from './trash-retention.ts';

/** What was deleted, and goes for good. */
@Module({ imports: [AuditModule, ContractsModule, LeadsModule], providers: [PurgeBookTrashHandler, TrashRetention] })
export class TrashModule {}
