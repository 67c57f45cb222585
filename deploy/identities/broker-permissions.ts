import { facts, operations } from '@nivel/contracts/catalogue.generated';
import { factSubject } from '@nivel/contracts/kernel/fact';
import { rpcSubject, serviceOf } from '@nivel/contracts/kernel/operation';
import { FACTS_STREAM } from '@nivel/messaging/broker';
import { inboxPrefixOf } from '@nivel/messaging/inbox';
import { instanceSubjects } from '@nivel/messaging/instance-subjects';
import type { Described } from '../services/find-services.ts';

/** A durable place of a service in the stream of facts. */
export interface FactPlace {
  readonly service: string;
  /** The sentence that the consumer fulfils. */
  readonly name: string;
  readonly subject: string;
}

export interface Permissions {
  readonly publish: { readonly allow: readonly string[]; readonly deny: readonly string[] };
  readonly subscribe: { readonly allow: readonly string[] };
}

const API = '$JS.API';
const consumerCall = (call: string, consumer: string): string => `${API}.CONSUMER.${call}.${FACTS_STREAM}.${consumer}`;
const durableOf = ({ service, name }: FactPlace): string => `${service}__${name}`;

/** Reading at a durable place of one's own: it is made for its one subject, asked for, read and acknowledged. */
const readingAt = (place: FactPlace): string[] => [
  `${consumerCall('CREATE', durableOf(place))}.${place.subject}`,
  consumerCall('INFO', durableOf(place)),
  consumerCall('MSG.NEXT', durableOf(place)),
  `$JS.ACK.${FACTS_STREAM}.${durableOf(place)}.>`,
];

/** Reading without a place of one's own: the broker knows such readers by names that nobody guesses. */
const readingAlong = (subject: string): string[] => [
  `${consumerCall('CREATE', '*')}.${subject}`,
  ...['INFO', 'MSG.NEXT', 'DELETE'].map((call) => consumerCall(call, '*')),
];

/** What the open names of readers must not be used for: the places of others. */
const placesOfOthers = (service: string, places: readonly FactPlace[]): string[] =>
  places
    .filter((place) => place.service !== service)
    .flatMap((place) => [
      `${consumerCall('CREATE', durableOf(place))}.>`,
      ...['INFO', 'MSG.NEXT', 'DELETE'].map((call) => consumerCall(call, durableOf(place))),
    ]);

/** Everything with a public door for the public door itself; for a service what its description names. */
const askedBy = ({ isPublic, asks }: Described): string[] =>
  operations.filter(({ name, door }) => asks.includes(name) || (isPublic && door.kind !== 'inside')).map(rpcSubject);

/** What a service's user of the broker may say and hear: what it honours, asks, tells and follows, and no more. */
export const permissionsOf = (service: Described, places: readonly FactPlace[]): Permissions => {
  const { name } = service;
  const told = facts.filter((fact) => serviceOf(fact) === name).map(factSubject);
  const own = places.filter((place) => place.service === name);
  return {
    publish: {
      allow: [
        ...told,
        ...askedBy(service),
        instanceSubjects.alive(name),
        instanceSubjects.stopped(name),
        instanceSubjects.ping('*', '*'),
        // Whoever misses the stream makes it again; nobody of these changes or empties it.
        `${API}.STREAM.INFO.${FACTS_STREAM}`,
        `${API}.STREAM.CREATE.${FACTS_STREAM}`,
        ...own.flatMap(readingAt),
        ...service.watches.flatMap(readingAlong),
      ],
      deny: placesOfOthers(name, places),
    },
    subscribe: {
      allow: [
        `${inboxPrefixOf(name)}.>`,
        `rpc.${name}.>`,
        instanceSubjects.alive('*'),
        instanceSubjects.stopped('*'),
        instanceSubjects.ping(name, '*'),
      ],
    },
  };
};
