import { lazy, type ComponentType } from 'react';
import type { View } from './view/view-choices.ts';

/** Views that few people open first: each is a chunk of its own, loaded when it is opened. */
export const laterViews: Readonly<Partial<Record<View, ComponentType>>> = {
  gantt: lazy(async () => ({ default: (await import('./gantt/gantt-view.tsx')).GanttView })),
  calendar: lazy(async () => ({ default: (await import('./calendar/calendar-view.tsx')).CalendarView })),
  timeline: lazy(async () => ({ default: (await import('./timeline/timeline-view.tsx')).TimelineView })),
  ai: lazy(async () => ({ default: (await import('./intelligence/intelligence-view.tsx')).IntelligenceView })),
  auto: lazy(async () => ({ default: (await import('./automation/automation-view.tsx')).AutomationView })),
};
