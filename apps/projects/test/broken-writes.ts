import { waitUntil } from '@nivel/testing/wait-until';
import type { ProjectsUnderTest } from './projects-under-test.ts';

/** The kind of failure: the write is refused, or its connection dies, as when the process is killed. */
export type Breakage = 'refused' | 'killed';

const BREAKS: Readonly<Record<Breakage, string>> = {
  refused: `RAISE EXCEPTION 'not now'`,
  killed: 'PERFORM pg_terminate_backend(pg_backend_pid())',
};

/**
 * Makes the next rows written to a table, two by default, fail the transaction. A sequence counts them, because it advances
 * even when the transaction is rolled back.
 * @param when which rows, in SQL
 * @returns waits until two writes have failed, and repairs the table
 */
export const breakWrites = async (
  projects: Pick<ProjectsUnderTest, 'rows'>,
  { table, when = 'true', how, times = 2 }: { table: string; when?: string; how: Breakage; times?: number },
): Promise<() => Promise<void>> => {
  await projects.rows('CREATE SEQUENCE breaks');
  await projects.rows('GRANT ALL ON SEQUENCE breaks TO PUBLIC');
  await projects.rows(`CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('projects.breaks') <= ${times} THEN ${BREAKS[how]}; END IF; RETURN NEW; END $$`);
  await projects.rows(
    `CREATE TRIGGER broken BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION broken()`,
  );
  return async () => {
    await waitUntil(async () => {
      const [row] = await projects.rows<{ last: string }>(
        'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS last FROM breaks',
      );
      return Number(row?.last) >= 2;
    });
    await projects.rows('DROP FUNCTION broken CASCADE');
    await projects.rows('DROP SEQUENCE breaks');
  };
};
