import { Module } from '@nestjs/common';
import { AdministrativeActsRepository } from './administrative-acts.repository.ts';
import { ListAdministrativeActsHandler } from './list-administrative-acts.handler.ts';

/** Actions with the rights of administrators. */
@Module({
  providers: [AdministrativeActsRepository, ListAdministrativeActsHandler],
  exports: [AdministrativeActsRepository],
})
export class AuditModule {}
