import { createContext, type ReactNode } from 'react';

/** The component that shows the projects in the sidebar; the route provides it. */
export const SidebarProjects = createContext<ReactNode>(null);
