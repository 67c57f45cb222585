import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { offboardMember } from '@nivel/contracts/projects/offboard-member.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { MemberOffboarding } from './member-offboarding.ts';

@Handles(offboardMember)
export class OffboardMemberHandler implements Handler<typeof offboardMember> {
  constructor(private readonly offboarding: MemberOffboarding) {}

  handle(
    { organization_id: orgId, user_id: userId, successors }: InputOf<typeof offboardMember>,
    call: Call,
  ): Promise<OutputOf<typeof offboardMember>> {
    return this.offboarding.remove(call, orgId, userId, successors);
  }
}
