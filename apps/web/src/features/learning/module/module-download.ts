import { siteClient } from '../../../shell/calls/site-client.ts';
import { session } from '../../../shell/session/session.ts';
import { createStore } from '../../../shell/store/store.ts';
import { storeLesson } from '../area/kept/kept-lessons.ts';
import { ownId } from '../area/kept/own-id.ts';
import type { Module } from '../area/data/learning.queries.ts';

/** A download of a module: how many parts it has stored, the part that it is at, and why it stopped there. */
export interface ModuleDownload {
  readonly done: number;
  readonly title: string;
  /** Null while it goes on. */
  readonly error: unknown;
}

/** Downloads that go on or stopped, by module. They go on while the learner is at another page of the area. */
export const moduleDownloads = createStore<Readonly<Record<string, ModuleDownload>>>({});

const running = new Map<string, AbortController>();

const show = (moduleId: string, download: ModuleDownload | null): void => {
  const { [moduleId]: _former, ...others } = moduleDownloads.read();
  moduleDownloads.write(download === null ? others : { ...others, [moduleId]: download });
};

/** Stops the download of a module; the parts that it has stored stay. */
export const cancelDownload = (moduleId: string): void => {
  running.get(moduleId)?.abort();
  running.delete(moduleId);
  show(moduleId, null);
};

/** Stops every download, before what they store is removed. */
export const cancelDownloads = (): void => [...running.keys()].forEach(cancelDownload);

session.subscribe(() => {
  if (session.state().status === 'signed-out') moduleDownloads.write({});
});

/**
 * Stores a whole module on this device, part by part. One at a time: a second call changes nothing. It ends with its person's
 * session, and stores nothing for another one.
 */
export const downloadModule = async (module: Module): Promise<void> => {
  const userId = ownId();
  if (userId === null || running.has(module.id)) return;
  const ending = new AbortController();
  const { signal } = ending;
  const isCancelled = (): boolean => signal.aborted;
  running.set(module.id, ending);
  const stopListening = session.subscribe(() => {
    if (ownId() !== userId) cancelDownload(module.id);
  });
  let at = { done: 0, title: module.title, error: null };
  try {
    for (const [done, { id, title }] of module.parts.entries()) {
      if (isCancelled()) return;
      at = { ...at, done, title };
      show(module.id, at);
      const part = await siteClient.call('open_part', { part_id: id, ahead: true });
      if (isCancelled()) return;
      if (done === 0) await storeLesson({ kind: 'module', id: module.id }, module);
      await storeLesson({ kind: 'part', id }, part, signal);
    }
    endShown(module.id, signal, null);
  } catch (error) {
    endShown(module.id, signal, { ...at, error });
  } finally {
    stopListening();
    if (running.get(module.id) === ending) running.delete(module.id);
  }
};

/** A download that was cancelled shows nothing any more: another one may have begun in its place. */
const endShown = (moduleId: string, signal: AbortSignal, end: ModuleDownload | null): void => {
  if (!signal.aborted) show(moduleId, end);
};
