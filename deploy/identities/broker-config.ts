import { replyPrefixOf } from '@nivel/messaging/reply-subject';
import type { Described } from '../services/find-services.ts';
import { permissionsOf, type FactPlace, type Permissions } from './broker-permissions.ts';

/** The user of an installation's operator: republishes facts and changes the stream. No service has its password. */
export const OPERATOR = 'operator';

const operator: Permissions = {
  publish: { allow: ['evt.>', '$JS.API.>'], deny: [] },
  subscribe: { allow: [`${replyPrefixOf(OPERATOR)}.>`] },
  allowsResponses: false,
  mostResponses: 1,
};

/** The variable from which the broker takes the password of a user. */
export const passwordVariable = (user: string): string => `${user.toUpperCase()}_NATS_PASSWORD`;

const list = (indent: string, subjects: readonly string[]): string =>
  subjects.map((subject) => `${indent}"${subject}"\n`).join('');

/** A user answers a request, once unless it streams, and only at a reply subject because it checks that. */
const userOf = (name: string, { publish, subscribe, allowsResponses, mostResponses }: Permissions): string => `    {
      user: ${name}
      password: $${passwordVariable(name)}
      permissions {
        publish {
          allow: [
${list('            ', publish.allow)}          ]
          deny: [
${list('            ', publish.deny)}          ]
        }
        subscribe {
          allow: [
${list('            ', subscribe.allow)}          ]
        }
${allowsResponses ? `        allow_responses: { max: ${mostResponses}, expires: "1m" }\n` : ''}      }
    }
`;

/** Every service that talks to the broker, and the operator. */
export const brokerUsers = (services: readonly Described[]): string[] => [
  ...services.filter(({ uses }) => uses.includes('nats')).map(({ name }) => name),
  OPERATOR,
];

/** Who may what, of everybody. */
export const brokerUserList = (
  services: readonly Described[],
  places: readonly FactPlace[],
): { user: string; permissions: Permissions }[] => [
  ...services
    .filter(({ uses }) => uses.includes('nats'))
    .map((service) => ({ user: service.name, permissions: permissionsOf(service, places) })),
  { user: OPERATOR, permissions: operator },
];

/** The part of the broker's configuration with the permissions. Passwords come from its environment. */
export const brokerAuthorization = (services: readonly Described[], places: readonly FactPlace[]): string => {
  const users = brokerUserList(services, places).map(({ user, permissions }) => userOf(user, permissions));
  return `authorization {\n  users: [\n${users.join('')}  ]\n}\n`;
};
