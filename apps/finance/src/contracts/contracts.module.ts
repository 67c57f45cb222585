import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { BookModule } from '../book/book.module.ts';
import { LeadsModule } from '../leads/leads.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { ProjectNamesModule } from '../project-names/project-names.module.ts';
import { AddContract } from './add-contract.ts';
import { AmendContract } from './amend-contract.ts';
import { ContractDeletion } from './contract-deletion.ts';
import { ContractLinks } from './contract-links.ts';
import { ContractPayments } from './contract-payments.ts';
import { ContractPlaces } from './contract-places.ts';
import { ContractsRepository } from './contracts.repository.ts';
import { CreateMoneyContractHandler } from './create-money-contract.handler.ts';
import { DeleteMoneyContractHandler } from './delete-money-contract.handler.ts';
import { GetMoneyContractHandler } from './get-money-contract.handler.ts';
import { GetMoneyContractsHandler } from './get-money-contracts.handler.ts';
import { RestoreMoneyContractHandler } from './restore-money-contract.handler.ts';
import { RollContractsHandler } from './roll-contracts.handler.ts';
import { ShownContracts } from './shown-contracts.ts';
import { UpdateMoneyContractHandler } from './update-money-contract.handler.ts';

/** Contracts of clients, and their payments. */
@Module({
  imports: [AccountsModule, AuditModule, BookModule, LeadsModule, PaymentsModule, ProjectNamesModule],
  providers: [
    AddContract,
    AmendContract,
    ContractDeletion,
    ContractLinks,
    ContractPayments,
    ContractPlaces,
    ContractsRepository,
    CreateMoneyContractHandler,
    DeleteMoneyContractHandler,
    GetMoneyContractHandler,
    GetMoneyContractsHandler,
    RestoreMoneyContractHandler,
    RollContractsHandler,
    ShownContracts,
    UpdateMoneyContractHandler,
  ],
  exports: [ContractsRepository],
})
export class ContractsModule {}
