import { sendEmailProof } from '@nivel/contracts/auth/send-email-proof.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { sendEmailVerification } from '@nivel/contracts/projects/send-email-verification.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { checkOneselfOrAdmin } from '../people/policy.ts';

const MESSAGES: Readonly<Record<OutputOf<typeof sendEmailProof>['outcome'], string>> = {
  sent: 'Verification email sent',
  proven: 'Email is already verified',
  limited: 'Failed to send verification email',
  unknown: 'Failed to send verification email',
};

/** This service, which knows the administrators, decides who may request it; the proof itself belongs to the account. */
@Handles(sendEmailVerification)
export class SendEmailVerificationHandler implements Handler<typeof sendEmailVerification> {
  constructor(
    private readonly people: PeopleRepository,
    private readonly rpc: RpcClient,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { p_user_id: userId }: InputOf<typeof sendEmailVerification>,
    call: Call,
  ): Promise<OutputOf<typeof sendEmailVerification>> {
    await checkOneselfOrAdmin(actorOf(call).userId, userId, (id) => this.people.roleOf(this.work.reads, id));
    const { trace, deadline, clientIp } = call;
    const asked = await this.rpc.call(sendEmailProof, { userId }, { token: null, trace, deadline, clientIp });
    const { outcome, attemptsRemaining, retryAfter } = asked;
    const success = outcome === 'sent' || outcome === 'proven';
    return { success, message: MESSAGES[outcome], attemptsRemaining, retryAfter };
  }
}
