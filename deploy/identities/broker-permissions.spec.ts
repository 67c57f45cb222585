import { expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/registry.generated';
import { services } from '../services/services.generated.ts';
import { isAskedBy } from './broker-permissions.ts';

it('the public door alone reports that a file has arrived', () => {
  const named = operations.flatMap(({ door }) =>
    door.kind === 'storage' && door.act === 'upload' ? [door.finishedBy] : [],
  );
  const finishers = operations.filter(({ name }) => named.includes(name));
  expect(finishers.map(({ name }) => name).toSorted()).toEqual([...new Set(named)].toSorted());
  expect(finishers.length).toBeGreaterThan(1);
  for (const finisher of finishers)
    expect(services.filter((service) => isAskedBy(service, finisher)).map(({ name }) => name)).toEqual(['gateway']);
});
