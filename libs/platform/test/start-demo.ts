import type { Type } from '@nestjs/common';
import type { BackingStack } from '@nivel/testing/backing-stack';
import { serviceEnvironment } from '@nivel/testing/service-environment';
import { sqlDataClient } from '@nivel/testing/sql-data-client';
import { serviceProgram, type RunningService } from '../src/boot-service.ts';
import type { Environment, World } from '../src/service-description.ts';
import { databaseSettings, platformSettings, readSettings } from '../src/settings.ts';

/** Boots a service made of one module, in the schema of one of the product's services. */
export const startDemo = (
  stack: BackingStack,
  module: Type,
  options: {
    readonly name?: string;
    readonly schema?: string;
    readonly env?: Environment;
    readonly world?: World;
  } = {},
): Promise<RunningService> => {
  const { name = 'demo', schema = 'learning', env = {}, world = {} } = options;
  const settings = readSettings(platformSettings.extend(databaseSettings.shape), {
    ...serviceEnvironment(stack, schema),
    ...env,
  });
  return serviceProgram(() => ({ module, operations: [], data: sqlDataClient }))({ name, settings }, world);
};
