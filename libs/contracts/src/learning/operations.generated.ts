// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from '../kernel/operation.ts';
import { checkAnswer } from './check-answer.operation.ts';
import { completePart } from './complete-part.operation.ts';
import { insertProfile } from './insert-profile.operation.ts';
import { openPart } from './open-part.operation.ts';
import { readAchievements } from './read-achievements.operation.ts';
import { readCurriculumLevels } from './read-curriculum-levels.operation.ts';
import { readCurriculumModules } from './read-curriculum-modules.operation.ts';
import { readCurriculumParts } from './read-curriculum-parts.operation.ts';
import { readDashboard } from './read-dashboard.operation.ts';
import { readModuleProgress } from './read-module-progress.operation.ts';
import { readModule } from './read-module.operation.ts';
import { readProfiles } from './read-profiles.operation.ts';
import { readUserAchievements } from './read-user-achievements.operation.ts';
import { readUserProgress } from './read-user-progress.operation.ts';
import { readUserSkills } from './read-user-skills.operation.ts';
import { recordReading } from './record-reading.operation.ts';
import { recordWatch } from './record-watch.operation.ts';
import { submitExercise } from './submit-exercise.operation.ts';
import { updateTimeZone } from './update-time-zone.operation.ts';

export const operations: readonly Operation[] = [
  checkAnswer,
  completePart,
  insertProfile,
  openPart,
  readAchievements,
  readCurriculumLevels,
  readCurriculumModules,
  readCurriculumParts,
  readDashboard,
  readModule,
  readModuleProgress,
  readProfiles,
  readUserAchievements,
  readUserProgress,
  readUserSkills,
  recordReading,
  recordWatch,
  submitExercise,
  updateTimeZone,
];
