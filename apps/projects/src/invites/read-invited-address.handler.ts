import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readInvitedAddress } from '@nivel/contracts/projects/read-invited-address.operation';
import { Handles, type Handler } from '@nivel/platform/handler';
import { OpenInvites } from './open-invites.ts';

@Handles(readInvitedAddress)
export class ReadInvitedAddressHandler implements Handler<typeof readInvitedAddress> {
  constructor(private readonly open: OpenInvites) {}

  async handle({ token }: InputOf<typeof readInvitedAddress>): Promise<OutputOf<typeof readInvitedAddress>> {
    const { email } = await this.open.byToken(token);
    return { email };
  }
}
