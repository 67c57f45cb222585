import { z } from 'zod';

/** Who takes over which organization or project from somebody who goes. */
export const successors = z.array(z.strictObject({ place_id: z.uuid(), user_id: z.uuid() })).max(1_000);
export type Successor = z.output<typeof successors>[number];

/** An organization whose only owner, or a project whose only director, is about to go. */
export interface LeaderlessPlace {
  readonly kind: 'organization' | 'project';
  readonly id: string;
  readonly name: string;
  /** Who can take over, those of higher roles first, 100 at most. Empty: nobody else is there. */
  readonly candidates: readonly { readonly user_id: string; readonly full_name: string }[];
}

/** `details` of `last_owner` and `last_director` where somebody goes: every place, those with a successor too. */
export interface SuccessionNeeded {
  readonly places: readonly LeaderlessPlace[];
}
