import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { BookModule } from '../book/book.module.ts';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { LeadsModule } from '../leads/leads.module.ts';
import { PurgeBookTrashHandler } from './purge-book-trash.handler.ts';

/** Deleted rows, and their final removal. */
@Module({ imports: [AuditModule, BookModule, ContractsModule, LeadsModule], providers: [PurgeBookTrashHandler] })
export class TrashModule {}
