import { waitUntil } from '@nivel/testing/wait-until';
import type { ProjectsUnderTest } from './projects-under-test.ts';

/** The number of the process that serves a connection, as the only row. */
export const OWN_PROCESS = 'SELECT pg_backend_pid() AS pid';

const WAITING = 'SELECT 1 FROM pg_locks WHERE NOT granted AND $1 = ANY (pg_blocking_pids(pid))';

/** Waits until another transaction waits for a lock of this connection. @param pid of its process, as `OWN_PROCESS` says */
export const waitedFor = async (projects: ProjectsUnderTest, pid: number | undefined): Promise<void> => {
  await waitUntil(async () => (await projects.rows(WAITING, [pid])).length > 0);
};
