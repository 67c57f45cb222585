import { createContext, use } from 'react';

/** The sidebar around a component. */
interface SidebarState {
  /** Closes the drawer in which the sidebar is where the window is narrow. */
  readonly close: () => void;
}

export const SidebarContext = createContext<SidebarState>({ close: () => undefined });

export const useSidebar = (): SidebarState => use(SidebarContext);
