import { expect, it } from '@jest/globals';
import { serviceOf } from '@nivel/contracts/kernel/operation';
import { personalDataParts } from '@nivel/contracts/personal-data-parts.generated';
import { services } from '../services/services.generated.ts';
import { isAskedBy } from './broker-permissions.ts';

it('every service with tables has a part in the export of a person, and only auth may ask for it', () => {
  const withTables = services.filter(({ uses }) => uses.includes('postgres')).map(({ name }) => name);
  expect(personalDataParts.map(serviceOf).toSorted()).toEqual(withTables.toSorted());
  for (const part of personalDataParts)
    expect(services.filter((service) => isAskedBy(service, part)).map(({ name }) => name)).toEqual(['auth']);
});
