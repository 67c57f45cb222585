import type { Type } from '@nestjs/common';
import { keySet } from '@nivel/contracts/auth/key-set.operation';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { sqlDataClient } from '@nivel/testing/sql-data-client';
import { startService, type StartOptions } from '@nivel/testing/start-service';
import { serviceProgram } from '../src/boot-service.ts';
import { databaseSettings, platformSettings } from '../src/settings.ts';

/** Boots a service made of one module, in the schema of one of the product's services. */
export const startDemo = async (
  module: Type,
  { name = 'demo', schema = 'learning', ...options }: StartOptions & { readonly name?: string } = {},
): Promise<ServiceUnderTest> => {
  const description = {
    name,
    uses: ['postgres', 'nats'] as const,
    asks: [keySet.name],
    settings: platformSettings.extend(databaseSettings.shape),
    program: () =>
      Promise.resolve({ program: serviceProgram(() => ({ module, operations: [], data: sqlDataClient })) }),
  };
  return new ServiceUnderTest(await startService(description, { ...options, schema }));
};
