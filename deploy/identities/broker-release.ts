import { stringify } from 'yaml';
import type { Described } from '../services/find-services.ts';
import { brokerUserList, brokerUsers, passwordVariable } from './broker-config.ts';
import type { FactPlace } from './broker-permissions.ts';

/** The users of the broker for its chart, which writes its configuration itself: `<< >>` keeps a variable unquoted there. */
export const brokerRelease = (services: readonly Described[], places: readonly FactPlace[]): string => {
  const users = brokerUserList(services, places).map(
    ({ user, permissions: { publish, subscribe, mostResponses } }) => ({
      user,
      password: `<< $${passwordVariable(user)} >>`,
      permissions: { publish, subscribe, allow_responses: { max: mostResponses, expires: '1m' } },
    }),
  );
  const env = Object.fromEntries(
    brokerUsers(services).map((user) => {
      const variable = passwordVariable(user);
      return [variable, { valueFrom: { secretKeyRef: { name: 'broker-users', key: variable } } }];
    }),
  );
  return stringify(
    {
      apiVersion: 'helm.toolkit.fluxcd.io/v2',
      kind: 'HelmRelease',
      metadata: { name: 'nats' },
      spec: { values: { config: { merge: { authorization: { users } } }, container: { env } } },
    },
    { singleQuote: true, lineWidth: 0 },
  );
};
