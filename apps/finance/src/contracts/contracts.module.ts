import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { BookModule } from '../book/book.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { ContractDeletion } from './contract-deletion.ts';
import { ContractPayments } from './contract-payments.ts';
import { ContractsRepository } from './contracts.repository.ts';
import { CreateMoneyContractHandler } from './create-money-contract.handler.ts';
import { DeleteMoneyContractHandler } from './delete-money-contract.handler.ts';
import { GetMoneyContractsHandler } from './get-money-contracts.handler.ts';
import { RestoreMoneyContractHandler } from './restore-money-contract.handler.ts';
import { RollContractsHandler } from './roll-contracts.handler.ts';
import { UpdateMoneyContractHandler } from './update-money-contract.handler.ts';

/** What clients pay for, and the payments that follow from it. */
@Module({
  imports: [AuditModule, BookModule, PaymentsModule],
  providers: [
    ContractDeletion,
    ContractPayments,
    ContractsRepository,
    CreateMoneyContractHandler,
    DeleteMoneyContractHandler,
    GetMoneyContractsHandler,
    RestoreMoneyContractHandler,
    RollContractsHandler,
    UpdateMoneyContractHandler,
  ],
  exports: [ContractsRepository],
})
export class ContractsModule {}
