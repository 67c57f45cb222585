import { expect, it } from '@jest/globals';
import { factSubject } from '@nivel/contracts/kernel/fact';
import { emails } from '../../apps/worker/src/emails/emails.generated.ts';
import { notifications } from '../../apps/worker/src/notifications/notifications.generated.ts';
import { root } from '../local/settings.ts';
import { services } from '../services/services.generated.ts';
import { findPlaces } from './find-places.ts';

it('finds a place for each e-mail and each notification, where its file alone declares it', async () => {
  const places = await findPlaces(root, services);
  const declared = [
    ...Object.entries(emails).map(([name, { fact }]) => ({ name: `email-when-${name}`, fact })),
    ...Object.entries(notifications).map(([name, { fact }]) => ({ name: `notify-when-${name}`, fact })),
  ];
  const wanted = declared.map(({ name, fact }) => ({ service: 'worker', name, subject: factSubject(fact) }));
  expect(places).toEqual(expect.arrayContaining(wanted));
  const found = places.filter(({ name }) => /^(email|notify)-when-/.test(name));
  expect(found).toHaveLength(wanted.length);
});
