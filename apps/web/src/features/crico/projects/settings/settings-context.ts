import { createContext, use } from 'react';
import type { SettingsForm } from './settings-form.ts';
import type { SettingsProblems } from './settings-problems.ts';

interface SettingsScene {
  readonly projectId: string;
  /** The id of the form that saves: the fields are outside of it, because the team has its own form. */
  readonly formId: string;
  readonly form: SettingsForm;
  readonly change: (values: Partial<SettingsForm>) => void;
  readonly problems: SettingsProblems;
  readonly mayEdit: boolean;
  readonly mayManageTeam: boolean;
  readonly seesBudget: boolean;
  /** The people who can be the project manager. */
  readonly directors: readonly { readonly id: string; readonly name: string }[];
}

export const SettingsContext = createContext<SettingsScene | null>(null);

/** The settings around a field. */
export const useSettings = (): SettingsScene => {
  const scene = use(SettingsContext);
  if (!scene) throw new Error('there are no settings around this component');
  return scene;
};
