import { openPool } from '@nivel/platform/database';
import { readSettings } from '@nivel/platform/settings';
import { importSettings } from './config.ts';
import { loadContent } from './curriculum/content-loader.ts';
import { importCurriculum } from './curriculum/curriculum-import.repository.ts';
import { LearningDatabase } from './database.ts';

/** `import-content`: reads the curriculum files and brings the database to what they say. Safe to run at every start. */
const settings = readSettings(importSettings, process.env);
const tree = await loadContent({ content: settings.CONTENT_DIR, media: settings.MEDIA_DIR });
const pool = openPool('import-content', { ...settings, DATABASE_TIMEOUT_MS: 60_000 });
try {
  const { version, isChanged } = await importCurriculum(new LearningDatabase(pool), tree);
  const modules = tree.levels.flatMap((level) => level.modules);
  const parts = modules.reduce((sum, module) => sum + module.parts.length, 0);
  const done = isChanged ? 'imported' : 'already there';
  process.stdout.write(
    `curriculum version ${version} ${done}: ${tree.levels.length} levels, ${modules.length} modules, ${parts} parts\n`,
  );
} finally {
  await pool.end();
}
