import { Injectable } from '@nestjs/common';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { BookAssignee } from '../book/book-assignee.ts';
import type { FinanceUnit } from '../database.ts';
import { LeadsRepository } from '../leads/leads.repository.ts';
import { isOfLead } from './contract-rules.ts';
import { ContractsRepository, type Contract } from './contracts.repository.ts';

/** Checks who can be in charge of a contract, and its lead: a lead has at most one that is neither cancelled nor deleted. */
@Injectable()
export class ContractLinks {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly leads: LeadsRepository,
    private readonly assignee: BookAssignee,
  ) {}

  /** @throws AppError `assignee_not_in_book`, `lead_not_found`, `lead_has_contract` */
  async checkNew(unit: FinanceUnit, contract: Contract): Promise<void> {
    await this.assignee.check(unit, contract.assignedTo);
    if (contract.leadId === null) return;
    const lead = await this.leads.lock(unit, contract.leadId);
    if (lead === null || lead.deletedAt !== null) throw new AppError(financeErrors.lead_not_found);
    await this.checkOnly(unit, contract.leadId, contract.id);
  }

  /**
   * Applies to a contract that is restored from the trash or from a cancellation too. @throws AppError `assignee_not_in_book`,
   * `lead_has_contract`
   */
  async checkChanged(unit: FinanceUnit, before: Contract, after: Contract): Promise<void> {
    if (before.assignedTo !== after.assignedTo) await this.assignee.check(unit, after.assignedTo);
    if (after.leadId === null || isOfLead(before) || !isOfLead(after)) return;
    await this.leads.lock(unit, after.leadId);
    await this.checkOnly(unit, after.leadId, after.id);
  }

  /** The caller holds the lock of the lead. */
  private async checkOnly(unit: FinanceUnit, leadId: string, contractId: string): Promise<void> {
    const taken = await this.contracts.openOfLead(unit, leadId);
    if (taken === null || taken === contractId) return;
    throw new AppError(financeErrors.lead_has_contract, { details: { contract_id: taken } });
  }
}
