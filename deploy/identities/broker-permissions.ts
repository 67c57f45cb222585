import { facts, operations } from '@nivel/contracts/registry.generated';
import { factSubject } from '@nivel/contracts/kernel/fact';
import { MOST_PARTS, rpcSubject, serviceOf } from '@nivel/contracts/kernel/operation';
import { FACTS_STREAM } from '@nivel/messaging/broker';
import { replyPrefixOf } from '@nivel/messaging/reply-subject';
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
  /**
   * Whether the service answers requests, once per reply subject. The broker keeps every message with a reply subject in memory
   * until it is answered, and searches all of them: a service that answers nothing must not have this permission.
   */
  readonly allowsResponses: boolean;
  /** How many messages answer one request: one, or as many as an operation that streams may send before it. */
  readonly mostResponses: number;
}

const API = '$JS.API';
const consumerCall = (call: string, consumer: string): string => `${API}.CONSUMER.${call}.${FACTS_STREAM}.${consumer}`;
const durableOf = ({ service, name }: FactPlace): string => `${service}__${name}`;

/**
 * The right to read a durable consumer of the service's own: create it for its one subject, read, acknowledge. An
 * acknowledgement answers the delivered message; a service that answers requests needs no further right for it and must have
 * none, or the broker would keep each acknowledgement in memory.
 */
const readingAt = (place: FactPlace, allowsResponses: boolean): string[] => [
  `${consumerCall('CREATE', durableOf(place))}.${place.subject}`,
  consumerCall('INFO', durableOf(place)),
  consumerCall('MSG.NEXT', durableOf(place)),
  ...(allowsResponses ? [] : [`$JS.ACK.${FACTS_STREAM}.${durableOf(place)}.>`]),
];

/** Reading without a place of one's own: the broker knows such readers by names that cannot be guessed. */
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

/** Without a door, and asked by the public door all the same, in its own name: that a file has come. */
const finishers = new Set(
  operations.flatMap(({ door }) => (door.kind === 'storage' && door.act === 'upload' ? [door.finishedBy] : [])),
);

/** Everything with a public door, and what ends it, for the public door itself; for a service the rights in its description. */
export const isAskedBy = ({ isPublic, asks }: Described, { name, door }: (typeof operations)[number]): boolean =>
  asks.includes(name) ||
  asks.includes(`*${name.slice(name.indexOf('.'))}`) ||
  (isPublic && (door.kind !== 'inside' || finishers.has(name)));

const askedBy = (service: Described): string[] =>
  operations.filter((operation) => isAskedBy(service, operation)).map(rpcSubject);

/**
 * What a service's user of the broker may publish and receive: the operations it handles and calls, the facts it publishes and
 * follows, and no more.
 */
export const permissionsOf = (service: Described, places: readonly FactPlace[]): Permissions => {
  const { name } = service;
  const told = facts.filter((fact) => serviceOf(fact) === name).map(factSubject);
  const own = places.filter((place) => place.service === name);
  const answered = operations.filter((operation) => serviceOf(operation) === name);
  const allowsResponses = answered.length > 0;
  return {
    publish: {
      allow: [
        ...told,
        ...askedBy(service),
        instanceSubjects.alive(name),
        instanceSubjects.stopped(name),
        instanceSubjects.ping('*', '*'),
        // A service that finds no stream creates it again; none of these changes or empties it.
        `${API}.STREAM.INFO.${FACTS_STREAM}`,
        `${API}.STREAM.CREATE.${FACTS_STREAM}`,
        ...own.flatMap((place) => readingAt(place, allowsResponses)),
        ...service.watches.flatMap(readingAlong),
      ],
      deny: placesOfOthers(name, places),
    },
    subscribe: {
      allow: [
        `${replyPrefixOf(name)}.>`,
        `rpc.${name}.>`,
        instanceSubjects.alive('*'),
        instanceSubjects.stopped('*'),
        instanceSubjects.ping(name, '*'),
      ],
    },
    allowsResponses,
    mostResponses: answered.some(({ streams }) => streams) ? MOST_PARTS + 1 : 1,
  };
};
