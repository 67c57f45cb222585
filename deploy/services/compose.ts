import { fileVariable } from '@nivel/platform/secret-file';
import {
  ADMIN_PASSWORD,
  BROKER_ENVIRONMENT,
  knownTo,
  knownToMigration,
  mountedFiles,
  REDIS_USERS,
  SECRETS_FOLDER,
} from './compose-secrets.ts';
import { allocatorSettings } from './allocator.ts';
import type { Described } from './find-services.ts';
import { indented } from './indented.ts';

const MOUNTED_AT = '/run/secrets';

/** Variables with the places of a container's secrets, and its files. */
const variablesOf = (secrets: readonly [variable: string, file: string][]): string[] =>
  secrets.map(([name]) => `${fileVariable(name)}: ${MOUNTED_AT}/${name}`);
const filesOf = (secrets: readonly [variable: string, file: string][]): string =>
  `    secrets:\n${indented(
    6,
    secrets.map(([name, file]) => `- { source: ${file}, target: ${name} }`),
  )}`;

const imageOf = (app: string): string =>
  `build: { context: ., dockerfile: deploy/docker/Dockerfile, args: { APP: ${app} } }`;

const releaseCommand = (service: Described, command: string): string => `  ${command}:
    ${imageOf(service.name)}
    command: [dist/apps/${service.name}/${command}.js]
    environment:
      <<: *service
${indented(6, variablesOf(knownTo(service, command)))}${filesOf(knownTo(service, command))}    depends_on: *after
`;

const publicDoor = ["PORT: '4000'", 'TRUSTED_PROXIES: ${TRUSTED_PROXIES:-0}'];

/** Files are on one volume for all services that read or write them, unless a bucket is set. */
const hasFiles = ({ settings }: Described): boolean => 'FILES_FOLDER' in settings.shape;
const FILES = [
  'FILES_FOLDER: /files',
  'FILES_BUCKET: ${FILES_BUCKET:-}',
  'FILES_ENDPOINT: ${FILES_ENDPOINT:-}',
  'FILES_REGION: ${FILES_REGION:-us-east-1}',
];

const allocator = (service: Described): string[] =>
  Object.entries(allocatorSettings(service)).map(([name, value]) => `${name}: '${value}'`);

const app = (service: Described): string => `  ${service.name}:
    <<: *app
    ${imageOf(service.name)}
    environment:
      <<: *service
${indented(6, [...(service.isPublic ? publicDoor : []), ...(hasFiles(service) ? FILES : []), ...allocator(service), ...variablesOf(knownTo(service))])}${filesOf(knownTo(service))}${hasFiles(service) ? '    volumes: [files:/files]\n' : ''}${service.isPublic ? "    ports: ['127.0.0.1:${PORT:-4000}:4000']\n" : ''}    depends_on: *after
`;

const migration = (services: readonly Described[]): string => `  migrate:
    ${imageOf('migrate')}
    environment:
      <<: *surroundings
${indented(6, variablesOf(knownToMigration(services)))}${filesOf(knownToMigration(services))}    depends_on:
      postgres: { condition: service_healthy }
`;

/** Each service has a user of its own there; clients without a name are refused. */
const SERVERS = `  postgres:
    image: postgres:18
    restart: unless-stopped
    environment:
      POSTGRES_DB: nivel
      POSTGRES_PASSWORD_FILE: ${MOUNTED_AT}/POSTGRES_PASSWORD
    secrets:
      - { source: ${ADMIN_PASSWORD}, target: POSTGRES_PASSWORD }
    volumes: [postgres:/var/lib/postgresql]
    healthcheck:
      test: [CMD, pg_isready, -h, 127.0.0.1, -U, postgres]
      interval: 2s
      retries: 30

  nats:
    image: nats:2.12
    restart: unless-stopped
    command: [-js, -sd, /data, -c, /etc/nats/users.conf]
    env_file: ['${SECRETS_FOLDER}/${BROKER_ENVIRONMENT}']
    volumes: ['nats:/data', './deploy/identities/broker-users.generated.conf:/etc/nats/users.conf:ro']

  redis:
    image: redis:7
    restart: unless-stopped
    command: [redis-server, --appendonly, 'yes', --maxmemory-policy, noeviction, --aclfile, ${MOUNTED_AT}/users.acl]
    secrets:
      - { source: ${REDIS_USERS}, target: users.acl }
    volumes: [redis:/data]
`;

/** The part of `docker-compose.yml` for our own programs, and for the servers whose users they are. */
export const composeServices = (services: readonly Described[]): string =>
  [
    SERVERS,
    migration(services),
    ...services.flatMap((service) => service.atRelease.map((command) => releaseCommand(service, command))),
    ...services.map(app),
  ].join('\n');

/** The part that names the file of each secret. */
export const composeSecrets = (services: readonly Described[]): string =>
  indented(
    2,
    mountedFiles(services).map((file) => `${file}: { file: '${SECRETS_FOLDER}/${file}' }`),
  );
