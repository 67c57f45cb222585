import { SaveIndicator } from '@nivel/ui/save-indicator';
import type { SaveState } from '@nivel/ui/save-state';
import { limits } from '../../limits/limits.ts';
import { signedInText } from '../language/signed-in-text.ts';

interface SaveStatusProps {
  readonly state: SaveState;
  /** The saved thing, by its name. */
  readonly what: string;
}

/** Whether a change is saved, in the words of the product. */
export const SaveStatus = ({ state, what }: SaveStatusProps) => {
  const { saving, saved, saveError: error } = signedInText.useText();
  return (
    <SaveIndicator state={state} labels={{ saving, saved, error }} what={what} hidesAfterMs={limits.saveIndicator} />
  );
};
