import { ownsSchema, type Described } from './find-services.ts';
import { indented } from './indented.ts';
import { secretsOf } from './secrets-of.ts';

const variable = (name: string): string => `\${${name}:-}`;

/** Where a secret of a service comes from in the file that `npm run -s secrets compose` prints. */
const valueOf = (service: string, name: string, origin: string): string => {
  if (origin === 'database')
    return `postgres://nivel_${service}:${variable(`${service.toUpperCase()}_DATABASE_PASSWORD`)}@postgres:5432/nivel`;
  return name === 'SMTP_URL' ? '${SMTP_URL:-smtp://mailbox:1025}' : variable(name);
};

const environmentOf = (service: Described): string[] => [
  ...(service.uses.includes('redis') ? ['REDIS_URL: redis://redis:6379'] : []),
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

/** The part of `docker-compose.yml` that tells of our own programs. */
export const composeServices = (services: readonly Described[]): string =>
  [
    migration(services),
    ...services.flatMap((service) => service.atRelease.map((command) => releaseCommand(service, command))),
    ...services.map(app),
  ].join('\n');
