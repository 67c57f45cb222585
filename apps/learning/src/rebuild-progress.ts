import { openPool } from '@nivel/platform/database';
import { databaseSettings, readSettings } from '@nivel/platform/settings';
import { CurriculumRepository } from './curriculum/curriculum.repository.ts';
import { LearningDatabase } from './database.ts';
import { learnerIds, rebuildLearner } from './progress/rebuild.repository.ts';

/** `rebuild-progress`: counts every learner's points, levels, skills, streak and modules again from the ledgers. */
const PAGE = 500;
const pool = openPool('rebuild-progress', readSettings(databaseSettings, process.env));
try {
  const database = new LearningDatabase(pool);
  const curriculum = await new CurriculumRepository(database).read();
  let rebuilt = 0;
  let after: string | null = null;
  for (;;) {
    const page: string[] = await learnerIds(database, after, PAGE);
    for (const userId of page) await rebuildLearner(database, curriculum, userId);
    rebuilt += page.length;
    after = page.at(-1) ?? null;
    if (page.length < PAGE) break;
  }
  process.stdout.write(`${rebuilt} learners counted again\n`);
} finally {
  await pool.end();
}
