import { forgetOfflinePerson } from '../shell/offline/offline-database.ts';
import { lastPerson } from '../shell/offline/people.ts';
import { activateShell, installShell, keptFile, pageFor } from './shell-cache.ts';
import { isSignOut, whoSignsOut } from './sign-out.ts';

/** What this program uses of events that the types of pages do not have. */
interface LifeEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface RequestEvent extends LifeEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

const on = <Kind extends Event>(type: string, listen: (event: Kind) => void): void =>
  addEventListener(type, (event) => listen(event as Kind));

/** Pages that open without network. */
const isForStudying = (path: string): boolean =>
  path === '/' || path === '/estudiantes-dashboard' || path.startsWith('/dashboard/');

const forgetWhoLeaves = async (url: URL): Promise<void> => {
  const userId = await whoSignsOut(url, async () => lastPerson());
  if (userId !== null) await forgetOfflinePerson(userId);
};

on<LifeEvent>('install', (event) => event.waitUntil(installShell()));
on<LifeEvent>('activate', (event) => event.waitUntil(activateShell()));
on<RequestEvent>('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  // Nothing that a service answers is kept here: it is a person's own, and goes with them.
  if (isSignOut(request.method, url)) event.waitUntil(forgetWhoLeaves(url).catch(() => undefined));
  else if (request.mode === 'navigate' && isForStudying(url.pathname)) event.respondWith(pageFor(request));
  else if (request.method === 'GET' && url.pathname.startsWith('/assets/')) event.respondWith(keptFile(request));
});
