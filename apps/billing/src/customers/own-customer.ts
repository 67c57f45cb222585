import { Injectable } from '@nestjs/common';
import { readOwnAccount } from '@nivel/contracts/auth/read-own-account.operation';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, type Call } from '@nivel/platform/handler';
import type { BillingClient } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { CustomersRepository, type Customer } from './customers.repository.ts';

/** The caller at the payment provider: made there once, when something is paid for the first time. */
@Injectable()
export class OwnCustomer {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly provider: PaymentProvider,
    private readonly rpc: RpcClient,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  /**
   * Two simultaneous calls create one customer: the person is the idempotency key of the provider's call.
   * @throws AppError `payments_not_configured`, or `otherwise` where the provider does not answer
   */
  async of(call: Call, otherwise: ErrorDefinition): Promise<Customer> {
    const { userId } = actorOf(call);
    const known = await this.customers.ofUser(this.work.reads, userId);
    if (known !== null) return known;
    const former = await this.customers.goneOf(this.work.reads, userId);
    const { token, trace, deadline, clientIp } = call;
    const { account } = await this.rpc.call(readOwnAccount, {}, { token, trace, deadline, clientIp });
    const { email, firstName, lastName } = account;
    const fullName = account.fullName ?? `${firstName} ${lastName}`.trim();
    const made = await this.provider.ask(otherwise, (stripe) =>
      stripe.customers.create(
        { email, name: fullName, metadata: { user_id: userId }, preferred_locales: ['es-419'] },
        { idempotencyKey: ['customer', userId, ...(former === null ? [] : [former])].join('-') },
      ),
    );
    const customer = { userId, customerId: made.id, email, fullName };
    await this.work.run(call, (unit) => this.customers.add(unit, customer));
    return (await this.customers.ofUser(this.work.reads, userId)) ?? customer;
  }
}
