import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import type { readModule } from '@nivel/contracts/learning/read-module.operation';
import { siteClient } from '../../../../shell/calls/site-client.ts';

const locked = 'lockedBecause { reason levelId modulesCompleted modulesNeeded moduleIds }';
const moduleFields = `id number title description estimatedMinutes state ${locked} percentage partsCompleted partsTotal points`;

const dashboardDocument = `query StudentDashboard {
  studentDashboard {
    profile { firstName lastName isPrepared }
    timeZone totalPoints currentLevel modulesCompleted achievementsUnlocked lastActivity
    streak { days freezes isDoneToday week { day state } }
    next { partId title type points estimatedMinutes number count moduleId moduleTitle levelId minutesLeft isStarted }
    levels { id name description duration color state ${locked} modulesCompleted modulesTotal modules { ${moduleFields} } }
    skills { name value description }
    pointsByDay { day points }
    achievements { id title description icon points unlockedAt }
    unreadNotifications
  }
}`;

const moduleDocument = `query Module($id: ID!) {
  module(id: $id) {
    ${moduleFields}
    learningObjectives
    level { id name color }
    parts { id number type title points estimatedMinutes skill isCompleted isOpened }
    nextPartId previousModuleId nextModuleId completedAt
  }
}`;

/** The query cache asks again by itself; each of its attempts is one request. */
const once = { retries: 0 } as const;

/** The student dashboard, one trip. */
export const readDashboardScreen = async (): Promise<OutputOf<typeof readDashboard>> => {
  const answer = await siteClient.graphql<{ studentDashboard: OutputOf<typeof readDashboard> }>(
    dashboardDocument,
    {},
    once,
  );
  return answer.studentDashboard;
};

/** A module with its parts, one trip. */
export const readModuleScreen = async (id: string): Promise<OutputOf<typeof readModule>> => {
  const answer = await siteClient.graphql<{ module: OutputOf<typeof readModule> }>(moduleDocument, { id }, once);
  return answer.module;
};
