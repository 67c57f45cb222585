import { fileVariable } from '@nivel/platform/secret-file';
import { ownsSchema, type Described } from './find-services.ts';
import { indented } from './indented.ts';
import { secretsOf } from './secrets-of.ts';

/** The labels by which the network lets a pod reach a server. */
const USES = { nats: 'nats', postgres: 'database', redis: 'redis', smtp: 'mail' } as const;
const usesLabels = ({ uses }: Described): string[] => uses.map((server) => `nivel/uses-${USES[server]}: 'true'`);

/** The keys of a pod's Secret, each as a file that only its user can read. */
const MOUNTED_AT = '/run/secrets/nivel';
const inFile = (name: string): string[] => [`- name: ${fileVariable(name)}`, `  value: ${MOUNTED_AT}/${name}`];

/** The certificate authority of the servers, if there is one. */
const TRUST = ['- name: trust', '  mountPath: /run/trust', '  readOnly: true'];
const mounts = (name: string): string[] => [
  `- name: ${name}`,
  `  mountPath: ${MOUNTED_AT}`,
  '  readOnly: true',
  ...TRUST,
];

/** A volume of some keys of the service's Secret. */
const secretVolume = (name: string, service: string, keys: Iterable<string>): string[] => [
  `- name: ${name}`,
  '  secret:',
  `    secretName: ${service}-secrets`,
  '    defaultMode: 0440',
  '    items:',
  ...[...keys].map((key) => `      - { key: ${key}, path: ${key} }`),
];

const volumes = (service: Described, secrets: Iterable<string>): string => `      volumes:
${indented(8, [
  ...secretVolume('secrets', service.name, secrets),
  ...(ownsSchema(service) ? secretVolume('database', service.name, ['DATABASE_URL']) : []),
  '- name: trust',
  '  secret:',
  '    secretName: servers-ca',
  '    optional: true',
  '    defaultMode: 0440',
  '    items:',
  '      - { key: ca.crt, path: ca.crt }',
])}`;

const environment = (service: Described, secrets: Iterable<string>): string => `          envFrom:
            - configMapRef:
                name: surroundings
            - configMapRef:
                name: ${service.name}-settings
          env:
${indented(12, [...secrets].flatMap(inFile))}          volumeMounts:
${indented(12, mounts('secrets'))}`;

/** The init container of pods of a service that owns a schema. */
const waitForMigrations = ({ name }: Described): string => `      initContainers:
        # Nothing of a release starts before the release's migrations are applied.
        - name: migrations
          image: nivel/migrate
          args: [deploy/migrate/wait.ts, ${name}]
          envFrom:
            - configMapRef:
                name: surroundings
          env:
${indented(12, inFile('DATABASE_URL'))}          volumeMounts:
${indented(12, mounts('database'))}          resources:
            requests: { cpu: 10m, memory: 64Mi }
            limits: { cpu: 500m, memory: 128Mi }
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities:
              drop: [ALL]
`;

/** Copies spread over nodes, and none is taken away before its successor is ready. */
const placement = ({ name }: Described): string => `      serviceAccountName: ${name}
      terminationGracePeriodSeconds: 30
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              app.kubernetes.io/name: ${name}
`;

const PROBES = `          livenessProbe:
            httpGet:
              path: /livez
              port: probes
            periodSeconds: 10
            timeoutSeconds: 2
            failureThreshold: 3
          readinessProbe:
            httpGet:
              path: /readyz
              port: probes
            periodSeconds: 3
            timeoutSeconds: 2
            failureThreshold: 2
          startupProbe:
            httpGet:
              path: /livez
              port: probes
            periodSeconds: 1
            failureThreshold: 60
`;

const container = (service: Described): string => {
  const { name, size, isPublic } = service;
  const ports = [
    ...(isPublic ? ['- name: http', '  containerPort: 4000'] : []),
    '- name: probes',
    '  containerPort: 8080',
  ];
  return `      containers:
        - name: app
          image: nivel/${name}
${environment(service, secretsOf(service).keys())}          ports:
${indented(12, ports)}${PROBES}          resources:
            requests:
              cpu: ${size.cpu}
              memory: ${size.memory.requested}
            limits:
              cpu: '2'
              memory: ${size.memory.most}
          lifecycle:
            # Long enough for every proxy to learn that this pod is leaving.
            preStop:
              sleep:
                seconds: 5
`;
};

export const deployment = (service: Described): string => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${service.name}
spec:
  # The autoscaler owns the number of replicas.
  strategy:
    rollingUpdate:
      maxSurge: 1
      maxUnavailable: 0
  selector:
    matchLabels:
      app.kubernetes.io/name: ${service.name}
  template:
    metadata:
      labels:
        app.kubernetes.io/name: ${service.name}
${indented(8, usesLabels(service))}    spec:
${placement(service)}${ownsSchema(service) ? waitForMigrations(service) : ''}${container(service)}${volumes(service, secretsOf(service).keys())}`;

/** A command that every release runs once: the service's own image and settings, and no secret but its database. */
export const releaseJob = (
  service: Described,
  command: string,
): string => `# ${service.name}: ${service.commands[command] ?? command}. Runs once per release.
apiVersion: batch/v1
kind: Job
metadata:
  name: ${command}
spec:
  backoffLimit: 10
  ttlSecondsAfterFinished: 3600
  template:
    metadata:
      labels:
        app.kubernetes.io/name: ${command}
        nivel/uses-database: 'true'
    spec:
      serviceAccountName: ${service.name}
      restartPolicy: OnFailure
${waitForMigrations(service)}      containers:
        - name: app
          image: nivel/${service.name}
          args:
            - dist/apps/${service.name}/${command}.js
${environment(service, ['DATABASE_URL'])}          resources:
            requests:
              cpu: 100m
              memory: 128Mi
            limits:
              cpu: '1'
              memory: 512Mi
${volumes(service, ['DATABASE_URL'])}`;
