import type { ModelSettings } from '@nivel/contracts/ai/model-settings';
import type { StoredModel } from './models.repository.ts';

/** A model as its organization sees it: whether there is a key, and never the key. */
export const shownModel = ({ address, model, sealedKey, isOn, updatedAt }: StoredModel): ModelSettings => ({
  ...{ address, model, has_key: sealedKey !== null, is_on: isOn },
  updated_at: updatedAt.toISOString(),
});
