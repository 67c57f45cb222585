import type { SecretOrigin } from '@nivel/platform/setting-audience';
import { brokerUsers, passwordVariable } from '../identities/broker-config.ts';
import { redisArguments, redisPasswordVariable } from '../identities/redis-users.ts';
import { ownsSchema, type Described } from './find-services.ts';
import { indented } from './indented.ts';
import { secretsOf } from './secrets-of.ts';

const variable = (name: string): string => `\${${name}:-}`;

/** Where a secret of a service comes from in the file that `npm run -s secrets compose` writes. */
const valueOf = (service: string, name: string, origin: SecretOrigin): string => {
  switch (origin) {
    case 'database':
      return `postgres://nivel_${service}:${variable(`${service.toUpperCase()}_DATABASE_PASSWORD`)}@postgres:5432/nivel`;
    case 'broker':
      return variable(passwordVariable(service));
    case 'redis':
      return `redis://${service}:${variable(redisPasswordVariable(service))}@redis:6379`;
    case 'outside':
      return name === 'SMTP_URL' ? '${SMTP_URL:-smtp://mailbox:1025}' : variable(name);
    case 'key':
    case 'signing-keys':
    case 'root-key':
    case 'root-public-keys':
      return variable(name);
  }
};

const environmentOf = (service: Described): string[] => [
  ...(service.isPublic ? ["PORT: '4000'", 'TRUSTED_PROXIES: ${TRUSTED_PROXIES:-0}'] : []),
  ...[...secretsOf(service)].map(([name, origin]) => `${name}: ${valueOf(service.name, name, origin)}`),
];

const imageOf = (app: string): string =>
  `build: { context: ., dockerfile: deploy/docker/Dockerfile, args: { APP: ${app} } }`;

const releaseCommand = (service: Described, command: string): string => `  ${command}:
    ${imageOf(service.name)}
    command: [dist/apps/${service.name}/${command}.js]
    environment:
      <<: *service
${indented(6, environmentOf(service))}    depends_on: *after
`;

const app = (service: Described): string => `  ${service.name}:
    <<: *app
    ${imageOf(service.name)}
    environment:
      <<: *service
${indented(6, environmentOf(service))}${service.isPublic ? "    ports: ['127.0.0.1:${PORT:-4000}:4000']\n" : ''}    depends_on: *after
`;

const migration = (services: readonly Described[]): string => `  migrate:
    ${imageOf('migrate')}
    environment:
      ADMIN_DATABASE_URL: postgres://postgres:${variable('ADMIN_DATABASE_PASSWORD')}@postgres:5432/nivel
      OWNER_DATABASE_URL: postgres://nivel_owner:${variable('OWNER_DATABASE_PASSWORD')}@postgres:5432/nivel
${indented(
  6,
  services.filter(ownsSchema).map(({ name }) => {
    const password = `${name.toUpperCase()}_DATABASE_PASSWORD`;
    return `${password}: ${variable(password)}`;
  }),
)}    depends_on:
      postgres: { condition: service_healthy }
`;

/** Each service has a user of its own there; nobody gets in without a name. */
const servers = (services: readonly Described[]): string => `  nats:
    image: nats:2.12
    restart: unless-stopped
    command: [-js, -sd, /data, -c, /etc/nats/users.conf]
    environment:
${indented(
  6,
  brokerUsers(services).map((user) => `${passwordVariable(user)}: ${variable(passwordVariable(user))}`),
)}    volumes: ['nats:/data', './deploy/identities/broker-users.generated.conf:/etc/nats/users.conf:ro']

  redis:
    image: redis:7
    restart: unless-stopped
    command:
${indented(
  6,
  [
    ...['redis-server', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'],
    ...redisArguments(services, (user) => variable(redisPasswordVariable(user))),
  ].map((argument) => `- ${JSON.stringify(argument).replaceAll('"', "'")}`),
)}    volumes: [redis:/data]
`;

/** The part of `docker-compose.yml` that tells of our own programs, and of the servers whose users they are. */
export const composeServices = (services: readonly Described[]): string =>
  [
    servers(services),
    migration(services),
    ...services.flatMap((service) => service.atRelease.map((command) => releaseCommand(service, command))),
    ...services.map(app),
  ].join('\n');
