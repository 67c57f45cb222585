import { teamOfferRequested } from '@nivel/contracts/billing/team-offer-requested.fact';
import { leadLimits, teamOfferSource } from '@nivel/contracts/finance/values/lead-values';
import { defaultCurrency } from '@nivel/contracts/finance/money';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { FinanceUnit } from '../database.ts';
import { AddLead } from './add-lead.ts';

/** Turns a request for a team's price into a lead, under the id of the request. Their text is stored without interpretation. */
@Consumes(teamOfferRequested, 'add-lead-when-team-offer-requested')
export class AddLeadWhenTeamOfferRequestedConsumer implements Consumer<typeof teamOfferRequested> {
  constructor(private readonly addition: AddLead) {}

  async handle({ payload }: ReceivedFact<typeof teamOfferRequested>, unit: FinanceUnit): Promise<void> {
    const { requestId, organization, name, email, seats, message } = payload;
    const notes = [`${name} <${email}>`, `${seats} personas`, ...(message === '' ? [] : ['', message])].join('\n');
    await this.addition.add(unit, {
      id: requestId,
      name: organization.slice(0, leadLimits.name),
      source: teamOfferSource,
      stage: 'new',
      expectedValue: 0,
      currency: defaultCurrency,
      assignedTo: null,
      notes,
      nextStep: '',
      nextStepOn: null,
      lostReason: '',
      createdAt: unit.now,
      updatedAt: unit.now,
      deletedAt: null,
    });
  }
}
