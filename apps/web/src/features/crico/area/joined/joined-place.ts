import { createStore } from '../../../../shell/store/store.ts';

/** The place a person joined a moment ago, until they have read the next steps. */
export interface JoinedPlace {
  readonly userId: string;
  readonly to: 'installation' | 'organization' | 'project';
  readonly isGuest: boolean;
  /** Null where only an organization or project was named by its id. */
  readonly name: string | null;
}

export const joinedPlace = createStore<JoinedPlace | null>(null);
