import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';
import { inviteToken } from './invite-shape.ts';
import { projectsErrors } from './projects.errors.ts';

/** The link was sent only to that address, so its holder has proven the address. It is not used up by this. */
export const readInvitedAddress = operation({
  name: 'projects.read-invited-address',
  summary: 'The address to which the link of an open invite was sent.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service that keeps accounts, for the holder of the link'),
  repeat: 'safe',
  input: z.strictObject({ token: inviteToken }),
  output: z.strictObject({ email: z.string() }),
  errors: [projectsErrors.invite_not_open],
});
