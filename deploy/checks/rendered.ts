import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { parseAllDocuments } from 'yaml';
import { findTools } from '@nivel/process/tools';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

const env = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z.object({ secretKeyRef: z.object({ name: z.string(), key: z.string() }) }).optional(),
});
const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  env: z.array(env).default([]),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })).default([]),
  envFrom: z
    .array(
      z.union([
        z.object({ configMapRef: z.object({ name: z.string() }) }),
        z.object({ secretRef: z.object({ name: z.string() }) }),
      ]),
    )
    .default([]),
});
const items = z.array(z.object({ key: z.string(), path: z.string() }));
const volume = z.looseObject({
  name: z.string(),
  secret: z.looseObject({ secretName: z.string(), items: items.optional() }).optional(),
  persistentVolumeClaim: z.looseObject({ claimName: z.string() }).optional(),
  projected: z
    .looseObject({ sources: z.array(z.object({ secret: z.looseObject({ name: z.string(), items }).optional() })) })
    .optional(),
});
const pod = z.looseObject({
  containers: z.array(container),
  initContainers: z.array(container).default([]),
  volumes: z.array(volume).default([]),
});

/** The parts of a rendered object that the checks read. */
const object = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  data: z.record(z.string(), z.string()).optional(),
  spec: z.looseObject({ template: z.looseObject({ spec: pod }).optional().catch(undefined) }).optional(),
});
export type Rendered = z.output<typeof object>;
/** Includes the secrets that it finds as files: `secret:<name>/<key>` by path. */
export type Container = z.output<typeof container> & { readonly secretFiles: ReadonlyMap<string, string> };

export const objectsIn = (text: string): Rendered[] =>
  parseAllDocuments(text).map((document) => object.parse(document.toJS()));

const client = z.looseObject({ kustomizeVersion: z.string() });

/** Whether a kubectl understands our overlays: components, and labels inside of templates, came late. */
const isRecent = (kubectl: string): boolean => {
  const { status, stdout } = spawnSync(kubectl, ['version', '--client', '-o', 'json'], { encoding: 'utf8' });
  const { data } = client.safeParse(status === 0 ? JSON.parse(stdout) : undefined);
  return Number(/^v(\d+)\./.exec(data?.kustomizeVersion ?? '')?.[1] ?? 0) >= 5;
};

/** The volume claim that an object's first container mounts at a folder; undefined where it mounts none there. */
export const claimAt = ({ spec }: Rendered, folder: string | undefined): string | undefined => {
  const pod = spec?.template?.spec;
  const mount = pod?.containers[0]?.volumeMounts.find(({ mountPath }) => mountPath === folder);
  return pod?.volumes.find(({ name }) => name === mount?.name)?.persistentVolumeClaim?.claimName;
};

/** The kubectl that can render our overlays; Debian's was too old for it until Debian 13. */
export const findKubectl = async (
  onInstall: (names: readonly string[]) => void = () => undefined,
): Promise<string | undefined> => {
  const { kubectl } = await findTools(['kubectl'], onInstall);
  return kubectl !== undefined && isRecent(kubectl) ? kubectl : undefined;
};

/** The objects that `kubectl apply -k` would send for a folder of `k8s/`. */
export const render = async (kubectl: string, path: string): Promise<Rendered[]> => {
  const folder = join(root, 'k8s', path);
  return objectsIn((await run(kubectl, ['kustomize', folder], { maxBuffer: 10_000_000 })).stdout);
};

/** The files of a volume that come from secrets. */
const secretsIn = ({ secret, projected }: z.output<typeof volume>): [path: string, reference: string][] => [
  ...(secret?.items ?? []).map(({ key, path }): [string, string] => [path, `secret:${secret?.secretName}/${key}`]),
  ...(projected?.sources ?? []).flatMap(({ secret: from }) =>
    (from?.items ?? []).map(({ key, path }): [string, string] => [path, `secret:${from?.name}/${key}`]),
  ),
];

/** The containers an object runs, if it runs any: its own first, then those that run before it starts. */
export const containersOf = (rendered: Rendered): Container[] => {
  const spec = rendered.spec?.template?.spec;
  if (spec === undefined) return [];
  return [...spec.containers, ...spec.initContainers].map((one) => ({
    ...one,
    secretFiles: new Map(
      one.volumeMounts.flatMap(({ name, mountPath }) =>
        spec.volumes
          .filter((found) => found.name === name)
          .flatMap(secretsIn)
          .map(([path, reference]) => [`${mountPath}/${path}`, reference] as const),
      ),
    ),
  }));
};

/** The variable itself, for one that comes as a file. @throws Error when the file is not mounted */
const fromFile = (name: string, path: string, { secretFiles }: Container): [string, string] => {
  const reference = secretFiles.get(path);
  if (reference === undefined) throw new Error(`${name} names ${path}, which is not mounted.`);
  return [name.slice(0, -'_FILE'.length), reference];
};

/**
 * The variables a container is given, by name; a secret's value is shown as `secret:<name>/<key>`, whether it comes as a
 * variable or as a file.
 */
export const variablesOf = (all: readonly Rendered[], one: Container): Map<string, string> => {
  const maps = one.envFrom.flatMap((from) => {
    // A Secret as a whole: only the servers of a development cluster are given one.
    if ('secretRef' in from) return [];
    const { configMapRef } = from;
    const found = all.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name);
    if (!found) throw new Error(`No ConfigMap ${configMapRef.name} is rendered.`);
    return Object.entries(found.data ?? {});
  });
  const own = one.env.map(({ name, value = '', valueFrom }): [string, string] => {
    if (name.endsWith('_FILE')) return fromFile(name, value, one);
    return [name, valueFrom ? `secret:${valueFrom.secretKeyRef.name}/${valueFrom.secretKeyRef.key}` : value];
  });
  const twice = [...maps, ...own].map(([name]) => name).filter((name, index, names) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Set twice: ${twice.join(', ')}`);
  return new Map([...maps, ...own]);
};

/** The secrets that `deploy/secrets.ts` prints for a cluster. @throws Error when it refuses */
export const secretsFor = async (target: string, SMTP_URL = ''): Promise<Rendered[]> => {
  const env = { ...process.env, SMTP_URL };
  return objectsIn((await run(process.execPath, ['deploy/secrets.ts', target], { cwd: root, env })).stdout);
};
