import { createContext, type ReactNode } from 'react';

/** What shows the projects in the sidebar; the route brings it. */
export const SidebarProjects = createContext<ReactNode>(null);
