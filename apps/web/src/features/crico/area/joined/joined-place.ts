import { createStore } from '../../../../shell/store/store.ts';

/** What somebody joined a moment ago, until they have read what comes next. */
export interface JoinedPlace {
  readonly userId: string;
  readonly to: 'installation' | 'organization' | 'project';
  readonly isGuest: boolean;
  /** Null where only an organization or project was named by its id. */
  readonly name: string | null;
}

export const joinedPlace = createStore<JoinedPlace | null>(null);
