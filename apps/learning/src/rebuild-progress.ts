import { openPool } from '@nivel/platform/database';
import { unitOfWorkOfCommand } from '@nivel/platform/prisma-unit-of-work';
import { readSettings } from '@nivel/platform/settings';
import { rebuildSettings, streakRulesOf } from './config.ts';
import { CurriculumRepository } from './curriculum/curriculum.repository.ts';
import { openDatabase } from './database.ts';
import { learnerIds, rebuildLearner } from './progress/rebuild.repository.ts';

/** `rebuild-progress`: counts every learner's points, levels, skills, streak and modules again from the ledgers. */
const PAGE = 500;
const settings = readSettings(rebuildSettings, process.env);
const pool = openPool('rebuild-progress', settings);
try {
  const work = unitOfWorkOfCommand(openDatabase(pool), pool, settings.DATABASE_TIMEOUT_MS);
  const curriculum = await new CurriculumRepository().read(work.reads);
  let rebuilt = 0;
  let after: string | null = null;
  for (;;) {
    const page: string[] = await learnerIds(work.reads, after, PAGE);
    for (const userId of page) await rebuildLearner(work, curriculum, userId, streakRulesOf(settings));
    rebuilt += page.length;
    after = page.at(-1) ?? null;
    if (page.length < PAGE) break;
  }
  process.stdout.write(`${rebuilt} learners counted again\n`);
} finally {
  await pool.end();
}
