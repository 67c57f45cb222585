import type { z } from 'zod';
import { audienceOf } from '@nivel/platform/setting-audience';
import { allocatorSettings } from './allocator.ts';
import { ownsSchema, type Described } from './find-services.ts';
import { indented } from './indented.ts';

/** The cluster's settings for every service, because it starts the processes. */
const PLACE: Readonly<Record<string, string>> = {
  HEALTH_PORT: '8080',
  HEALTH_HOST: '0.0.0.0',
};

export const identity = ({
  name,
  summary,
  isPublic,
}: Described): string => `# ${name}: ${summary}. It needs no Kubernetes API access.
apiVersion: v1
kind: ServiceAccount
metadata:
  name: ${name}
automountServiceAccountToken: false
---
apiVersion: v1
kind: Service
metadata:
  name: ${name}
spec:
  selector:
    app.kubernetes.io/name: ${name}
  ports:
${indented(4, isPublic ? ['- name: http', '  port: 80', '  targetPort: http'] : ['- name: probes', '  port: 8080', '  targetPort: probes'])}`;

export const scaling = ({ name, size: { replicas } }: Described): string => `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: ${name}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: ${name}
  minReplicas: ${replicas.least}
  maxReplicas: ${replicas.most}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target:
          type: Utilization
          averageUtilization: 70
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: ${name}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      app.kubernetes.io/name: ${name}
`;

export const kustomization = ({ name, atRelease }: Described): string => `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
  - identity.yaml
  - deployment.yaml
  - scaling.yaml
${indented(
  2,
  atRelease.map((command) => `- ${command}.yaml`),
)}configMapGenerator:
  - name: ${name}-settings
    envs:
      - settings.env
`;

/**
 * Every setting of the service that is neither a secret nor the same for all, at its default unless a cluster needs another,
 * and the settings of its C library.
 */
export const settingsFile = (service: Described): string => {
  const own = Object.entries<z.ZodType>(service.settings.shape)
    .filter(([, setting]) => !['secret', 'installation'].includes(audienceOf(setting)))
    .map(([name, setting]) => [name, service.inCluster[name] ?? PLACE[name] ?? String(setting.parse(undefined))]);
  return [...own, ...Object.entries(allocatorSettings(service))].map(([name, value]) => `${name}=${value}\n`).join('');
};

/** The services of the base, and how many there are. */
export const baseList = (services: readonly Described[]): string => `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
${indented(
  2,
  services.map(({ name }) => `- ../${name}`),
)}`;

/** Lets the migration of a development cluster create the roles, since there is no operator. */
export const migrationRoles = (
  services: readonly Described[],
): string => `# Without an operator the migration makes the roles first.
apiVersion: batch/v1
kind: Job
metadata:
  name: migrate
spec:
  template:
    spec:
      containers:
        - name: app
          env:
${indented(
  12,
  [
    'ADMIN_DATABASE_URL',
    ...services.filter(ownsSchema).map(({ name }) => `${name.toUpperCase()}_DATABASE_PASSWORD`),
  ].map((name) => `- { name: ${name}_FILE, value: /run/secrets/nivel/${name} }`),
)}      volumes:
        - name: secrets
          projected:
            sources:
              - secret: { name: migrate-secrets, items: [{ key: OWNER_DATABASE_URL, path: OWNER_DATABASE_URL }] }
              - secret: { name: database-admin, items: [{ key: url, path: ADMIN_DATABASE_URL }] }
${indented(
  14,
  services.filter(ownsSchema).map(({ name }) => {
    const variable = `${name.toUpperCase()}_DATABASE_PASSWORD`;
    return `- secret: { name: database-${name}, items: [{ key: password, path: ${variable} }] }`;
  }),
)}`;

/** The login roles that the operator keeps in production. */
export const operatorRoles = (
  services: readonly Described[],
): string => `# A role per service that owns nothing and sees its own schema only (R9).
apiVersion: postgresql.cnpg.io/v1
kind: Cluster
metadata:
  name: nivel-database
spec:
  managed:
    roles:
${indented(
  6,
  services
    .filter(ownsSchema)
    .flatMap(({ name }) => [
      `- name: nivel_${name}`,
      '  ensure: present',
      '  login: true',
      '  passwordSecret:',
      `    name: database-${name}`,
    ]),
)}`;
