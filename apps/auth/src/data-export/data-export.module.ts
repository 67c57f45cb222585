import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { SecurityModule } from '../security/security.module.ts';
import { BeginDataExportHandler } from './begin-data-export.handler.ts';
import { DataExports } from './data-exports.ts';
import { DataExportsRepository } from './data-exports.repository.ts';
import { ReadDataExportHandler } from './read-data-export.handler.ts';

/** The export of everything that all services store about a person. */
@Module({
  imports: [AccountsModule, FactorsModule, SecurityModule],
  providers: [BeginDataExportHandler, DataExports, DataExportsRepository, ReadDataExportHandler],
})
export class DataExportModule {}
