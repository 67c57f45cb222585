import { readAchievements } from '@nivel/contracts/learning/read-achievements.operation';
import { readCurriculumLevels } from '@nivel/contracts/learning/read-curriculum-levels.operation';
import { readCurriculumModules } from '@nivel/contracts/learning/read-curriculum-modules.operation';
import { readModuleProgress } from '@nivel/contracts/learning/read-module-progress.operation';
import { readProfiles } from '@nivel/contracts/learning/read-profiles.operation';
import { readUserAchievements } from '@nivel/contracts/learning/read-user-achievements.operation';
import { readUserProgress } from '@nivel/contracts/learning/read-user-progress.operation';
import { readUserSkills } from '@nivel/contracts/learning/read-user-skills.operation';
import { tableHandler } from '@nivel/platform/table-handler';

/** Reads of tables that only pass through: their rows are the caller's own, or everybody's. */
export const passThroughTables = [
  tableHandler(readAchievements, { always: 't.is_active' }),
  tableHandler(readCurriculumLevels, { always: 't.is_active' }),
  tableHandler(readCurriculumModules, { always: 't.is_active' }),
  tableHandler(readModuleProgress),
  tableHandler(readProfiles),
  tableHandler(readUserAchievements, { joins: { achievements: { key: 'id', heldBy: 'achievement_id' } } }),
  tableHandler(readUserProgress),
  tableHandler(readUserSkills),
];
