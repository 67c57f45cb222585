/** Put in front of this program by the build: the files of the pages for studying. */
declare const NIVEL_SHELL: { readonly version: string; readonly files: readonly string[] };

/** The parts of this program's global scope that the types of pages do not have. */
declare const skipWaiting: () => Promise<void>;
declare const clients: { readonly claim: () => Promise<void> };

const PREFIX = 'nivel-shell-';
const PAGE = '/index.html';
/** The present version and the one before, whose pages may still be open and load files of theirs. */
const KEPT_VERSIONS = 2;
/** A server that takes longer counts as not answering, which is what the cached page is for. */
const PATIENCE_MS = 4_000;
/** A proxy without a server behind it. */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

const keptAnywhere = async (request: RequestInfo): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true });

/** Fetches the page and its files; those of the version before that have not changed are taken over. */
export const installShell = async (): Promise<void> => {
  const { version, files } = NIVEL_SHELL;
  const take = async (file: string): Promise<readonly [string, Response]> => {
    const kept = file === PAGE ? undefined : await keptAnywhere(file);
    const response = kept ?? (await fetch(file, { cache: file === PAGE ? 'reload' : 'default' }));
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    return [file, response];
  };
  const taken = await Promise.all([PAGE, ...files].map(take));
  const cache = await caches.open(PREFIX + version);
  for (const [file, response] of taken) await cache.put(file, response);
  await skipWaiting();
};

/** Deletes versions that no page can use. */
export const activateShell = async (): Promise<void> => {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(versions.slice(0, -KEPT_VERSIONS).map(async (name) => caches.delete(name)));
  await clients.claim();
};

/** The page from the network, so that it is current; the cached one where the network does not answer in time. */
export const pageFor = async (request: Request): Promise<Response> => {
  const kept = async () => (await caches.open(PREFIX + NIVEL_SHELL.version)).match(PAGE, { ignoreVary: true });
  const fetched = fetch(request);
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  const answer = await Promise.race([fetched, late]).catch(() => null);
  clearTimeout(timer);
  if (answer !== null && !isAway(answer)) return answer;
  return (await kept()) ?? answer ?? fetched;
};

/** A file whose name changes with its content: from the device where it is kept, of any version. */
export const keptFile = async (request: Request): Promise<Response> => (await keptAnywhere(request)) ?? fetch(request);
