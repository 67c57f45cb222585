import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import type { Call } from '@nivel/platform/handler';
import { LOG, type Log } from '@nivel/platform/log';
import type { AuthClient } from '../database.ts';
import { ProviderVisits } from '../identities/provider-visits.ts';
import type { ProviderProfile } from '../provider-clients/provider-profile.ts';
import { refusedAssertion, type SamlClient } from '../saml/saml-client.ts';
import { samlProfileOf } from './saml-profile.ts';
import { UsedAssertionsRepository } from './used-assertions.repository.ts';

/** The fields of the form. */
export interface PostedAssertion {
  readonly state: string;
  /** In base64. */
  readonly response: string;
}

const LONGEST_REASON = 300;

/** Reads posted assertions, each once. */
@Injectable()
export class AssertionReader {
  constructor(
    private readonly visits: ProviderVisits,
    private readonly used: UsedAssertionsRepository,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * The person whom an assertion names. Callers have consumed the visit of the state. An operator finds the reason of a refusal in
   * the log; the browser does not learn it.
   * @throws AppError bad_oauth_callback
   */
  async read(client: SamlClient, posted: PostedAssertion, call: Call): Promise<ProviderProfile> {
    try {
      return await this.verified(client, posted, call);
    } catch (error) {
      if (error instanceof AppError && error.definition.code === authErrors.bad_oauth_callback.code)
        this.log.warn({ provider: client.name, reason: reasonOf(error) }, 'an assertion was refused');
      throw error;
    }
  }

  private async verified(
    client: SamlClient,
    { state, response }: PostedAssertion,
    call: Call,
  ): Promise<ProviderProfile> {
    const person = await client.person(response, this.visits.checksOf(state), this.clock.now());
    const profile = samlProfileOf(person, client.domains);
    if (profile.subject === '') throw refusedAssertion(new Error('the id of the person is not valid'));
    const isFirst = await this.work.run(call, (unit) => this.used.insert(unit, person));
    if (!isFirst) throw refusedAssertion(new Error('the assertion was used before'));
    return profile;
  }
}

const reasonOf = ({ cause }: AppError): string =>
  cause instanceof Error ? cause.message.slice(0, LONGEST_REASON) : '';
