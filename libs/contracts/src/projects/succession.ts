import { z } from 'zod';

/** The successors, by organization or project, of a person who leaves. */
export const successors = z.array(z.strictObject({ place_id: z.uuid(), user_id: z.uuid() })).max(1_000);
export type Successor = z.output<typeof successors>[number];

/** The installation as a place: there is one, so it needs no id of its own. */
export const INSTALLATION_ID = '00000000-0000-0000-0000-000000000000';

/** An organization whose only owner, a project whose only director, or the installation, whose only administrator is about to go. */
export interface LeaderlessPlace {
  readonly kind: 'organization' | 'project' | 'installation';
  readonly id: string;
  readonly name: string;
  /** The possible successors, those of higher roles first, at most 100. Empty: there is no other person. */
  readonly candidates: readonly { readonly user_id: string; readonly full_name: string }[];
}

/** `details` of `last_owner`, `last_director` and `last_admin` when a person leaves: every place, those with a successor too. */
export interface SuccessionNeeded {
  readonly places: readonly LeaderlessPlace[];
}
