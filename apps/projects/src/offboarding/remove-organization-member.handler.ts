import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { removeOrganizationMember } from '@nivel/contracts/projects/remove-organization-member.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { MemberOffboarding } from './member-offboarding.ts';

/** The documented removal names no successors: where one is needed it is refused. */
@Handles(removeOrganizationMember)
export class RemoveOrganizationMemberHandler implements Handler<typeof removeOrganizationMember> {
  constructor(private readonly offboarding: MemberOffboarding) {}

  handle(
    { orgId, userId }: InputOf<typeof removeOrganizationMember>,
    call: Call,
  ): Promise<OutputOf<typeof removeOrganizationMember>> {
    return this.offboarding.remove(call, orgId, userId, []);
  }
}
