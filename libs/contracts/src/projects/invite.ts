import { membership } from '../kernel/membership.ts';

/** The invited person may accept it; people who may invite to the same place may send it again and revoke it. */
export const invite = membership('invite', 'invitee', 'sender');
