import { waitUntil } from '@nivel/testing/wait-until';
import type { ProjectsUnderTest } from './projects-under-test.ts';

type Connection = Awaited<ReturnType<ProjectsUnderTest['owner']['connect']>>;

const WAITING = 'SELECT 1 FROM pg_locks WHERE NOT granted AND $1 = ANY (pg_blocking_pids(pid))';

/** Waits until somebody waits for what the transaction of a connection holds. */
export const waitedFor = async (projects: ProjectsUnderTest, held: Connection): Promise<void> => {
  const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await waitUntil(async () => (await projects.rows(WAITING, [rows[0]?.pid])).length > 0);
};
