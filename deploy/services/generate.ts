import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imagesOf, withImageRows } from '../docker/image-rows.ts';
import { brokerAuthorization } from '../identities/broker-config.ts';
import { brokerRelease } from '../identities/broker-release.ts';
import { findPlaces } from '../identities/find-places.ts';
import { composeSecrets, composeServices } from './compose.ts';
import { findServices, ownsSchema, type Described } from './find-services.ts';
import { replaceMade, writeCommented, writeSource } from './generated-file.ts';
import {
  baseList,
  identity,
  kustomization,
  migrationRoles,
  operatorRoles,
  scaling,
  settingsFile,
} from './manifests.ts';
import { deployment, releaseJob } from './pods.ts';

/** Writes everything that has to be a file and follows from the descriptions `apps/<name>/service.ts`. */
const root = join(import.meta.dirname, '../..');
const services = await findServices(root);

const imports = services.map(({ name }) => `import { service as ${name} } from '../../apps/${name}/service.ts';\n`);
writeSource(
  root,
  'deploy/services/services.generated.ts',
  `${imports.join('')}import type { Described } from './find-services.ts';

/** Every service, by name. */
export const services: readonly Described[] = [
${services.map(({ name }) => `  ${name},\n`).join('')}];
`,
);
writeSource(
  root,
  'deploy/migrate/schemas.generated.ts',
  `/** The services that own a schema; the image of the migration carries no description. */
export const schemas: readonly string[] = [
${services
  .filter(ownsSchema)
  .map(({ name }) => `  '${name}',\n`)
  .join('')}];
`,
);

const writeBase = (service: Described): void => {
  const folder = `k8s/base/${service.name}`;
  const write = (file: string, text: string): void => writeCommented(root, `${folder}/${file}`, text);
  write('deployment.yaml', deployment(service));
  write('identity.yaml', identity(service));
  write('scaling.yaml', scaling(service));
  write('kustomization.yaml', kustomization(service));
  write('settings.env', settingsFile(service));
  for (const command of service.atRelease) write(`${command}.yaml`, releaseJob(service, command));
};
for (const service of services) writeBase(service);
writeCommented(root, 'k8s/base/services/kustomization.yaml', baseList(services));
writeCommented(root, 'k8s/overlays/development/migrate.patch.yaml', migrationRoles(services));
writeCommented(root, 'k8s/overlays/production/roles.patch.yaml', operatorRoles(services));

const places = await findPlaces(root, services);
const brokerConfig = brokerAuthorization(services, places);
// The same text twice: kustomize reads no file from outside of its folder.
for (const file of ['deploy/identities/broker-users.generated.conf', 'k8s/overlays/development/broker-users.conf'])
  writeCommented(root, file, brokerConfig);
writeCommented(root, 'k8s/overlays/production/nats-users.patch.yaml', brokerRelease(services, places));

const change = (path: string, edit: (text: string) => string): void =>
  writeFileSync(join(root, path), edit(readFileSync(join(root, path), 'utf8')));
change('docker-compose.yml', (text) => replaceMade(text, composeServices(services), composeSecrets(services)));
const images = imagesOf(services);
change('k8s/overlays/development/kustomization.yaml', (text) =>
  withImageRows(text, images, () => 'newTag: development'),
);
const inProduction = images.filter((app) => app !== 'mailbox');
change('k8s/overlays/production/kustomization.yaml', (text) =>
  withImageRows(text, inProduction, (app) => `newName: registry.example/nivel/${app}, newTag: 0.1.0`),
);
