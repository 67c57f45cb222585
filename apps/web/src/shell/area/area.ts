import type { ToastRules } from '@nivel/ui/toast-queue';
import { createContext, use } from 'react';

/** An area's description for the shell. The shell contains no area's name. */
export interface Area {
  /** The start page of the area: the target of the header's home link, and of the settings' back link. */
  readonly home: string;
  /** The label of the link there. */
  readonly homeLabel: string;
  /** The label of the link back. */
  readonly backLabel: string;
  /** The address of its settings. */
  readonly settings: string;
  /** The address of its search, and the text of the link there; missing where the area has no search page. */
  readonly search?: { readonly to: string; readonly label: string };
  /** The address of the inbox as a page. */
  readonly inbox: string;
  /** The rules by which its toasts come and go. */
  readonly toastRules: ToastRules;
}

export const AreaContext = createContext<Area | null>(null);

/** The area around the component. */
export const useArea = (): Area => {
  const area = use(AreaContext);
  if (!area) throw new Error('there is no area around this component');
  return area;
};
