import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { BookModule } from '../book/book.module.ts';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { LeadsModule } from '../leads/leads.module.ts';
import { PurgeBookTrashHandler } from './purge-book-trash.handler.ts';

/** What was deleted, and goes for good. */
@Module({ imports: [AuditModule, BookModule, ContractsModule, LeadsModule], providers: [PurgeBookTrashHandler] })
export class TrashModule {}
