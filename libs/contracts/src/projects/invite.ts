import { membership } from '../kernel/membership.ts';

/** Who is invited may accept; who may invite to the same place may send it again and withdraw it. */
export const invite = membership('invite', 'invitee', 'sender');
