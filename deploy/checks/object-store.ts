import type { IBarmanObjectStoreConfiguration } from '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api';
import type { IConfigMap } from 'kubernetes-models/v1';

/** The one kind of the Barman Cloud plugin, of which no package has the types: https://cloudnative-pg.io/plugin-barman-cloud/docs/plugin-barman-cloud.v1 */
export interface IObjectStore {
  readonly apiVersion: 'barmancloud.cnpg.io/v1';
  readonly kind: 'ObjectStore';
  readonly metadata: NonNullable<IConfigMap['metadata']>;
  readonly spec: {
    readonly configuration: IBarmanObjectStoreConfiguration;
    readonly retentionPolicy?: string;
  };
}
