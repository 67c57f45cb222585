import { openPool } from '@nivel/platform/database';
import { unitOfWorkOfCommand } from '@nivel/platform/prisma-unit-of-work';
import { readSettings } from '@nivel/platform/settings';
import { importSettings } from './config.ts';
import { loadContent } from './curriculum/content-loader.ts';
import { findSmallPools } from './curriculum/content-rules.ts';
import { importCurriculum } from './publishing/curriculum-import.repository.ts';
import { openDatabase } from './database.ts';

/** The whole curriculum in one transaction. */
const IMPORT_MS = 120_000;

/** `import-content`: reads the curriculum files and brings the database to their state. Safe to run at every start. */
const settings = readSettings(importSettings, process.env);
const tree = await loadContent({ content: settings.CONTENT_DIR, media: settings.MEDIA_DIR });
const pool = openPool('import-content', { ...settings, DATABASE_TIMEOUT_MS: 60_000 });
try {
  const work = unitOfWorkOfCommand(openDatabase(pool), pool, IMPORT_MS);
  const { version, isChanged, drafted = 0 } = await importCurriculum(work, tree);
  const modules = tree.levels.flatMap((level) => level.modules);
  const parts = modules.reduce((sum, module) => sum + module.parts.length, 0);
  const done = isChanged ? 'imported' : 'already there';
  if (drafted > 0)
    process.stdout.write(`${drafted} things of the files differ and wait as drafts in the Admin Panel\n`);
  process.stdout.write(
    `curriculum version ${version} ${done}: ${tree.levels.length} levels, ${modules.length} modules, ${parts} parts\n`,
  );
  for (const { title, asked, pool } of findSmallPools(tree)) {
    process.stdout.write(`"${title}" asks ${asked} of ${pool} items; its pool should have ${2 * asked}\n`);
  }
} finally {
  await pool.end();
}
