import type { DiscoveryService, Reflector } from '@nestjs/core';
import { serviceOf, type Operation } from '@nivel/contracts/kernel/operation';
import type { FactConsumer } from '@nivel/messaging/fact-applier';
import type { Fact } from '@nivel/contracts/kernel/fact';
import { CONSUMES, HANDLES, type BatchConsumer, type Consumer, type Handler } from './handler.ts';

/** The part of Nest that is needed: everything that was provided. */
export type Providers = Pick<DiscoveryService, 'getProviders'>;

export interface FoundHandler {
  readonly operation: Operation;
  readonly handler: Handler<Operation>;
}

/** The providers that carry a mark of the given key. */
export const annotated = <Mark>(
  discovery: Providers,
  reflector: Reflector,
  key: string,
): { mark: Mark; instance: unknown }[] =>
  discovery.getProviders().flatMap(({ metatype, instance }) => {
    if (typeof metatype !== 'function') return [];
    const mark = reflector.get<Mark | undefined>(key, metatype);
    return mark === undefined ? [] : [{ mark, instance: instance as unknown }];
  });

/**
 * Finds the handler of every operation of a service.
 * @throws Error when an operation has none or several, or a handler belongs to another service
 */
export const findHandlers = (
  service: string,
  operations: readonly Operation[],
  discovery: Providers,
  reflector: Reflector,
): FoundHandler[] => {
  const found = annotated<Operation>(discovery, reflector, HANDLES);
  const own = operations.filter((operation) => serviceOf(operation) === service);
  const foreign = found.filter(({ mark }) => !own.some((operation) => operation.name === mark.name));
  if (foreign.length > 0)
    throw new Error(`${service} must not handle ${foreign.map(({ mark }) => mark.name).join(', ')}`);
  return own.map((operation) => {
    const handlers = found.filter(({ mark }) => mark.name === operation.name);
    const [only] = handlers;
    if (only === undefined || handlers.length > 1)
      throw new Error(`${operation.name} has ${handlers.length} handlers, it needs exactly one`);
    return { operation, handler: only.instance as Handler<Operation> };
  });
};

/** Finds the consumers of a service; two of the same name would share one durable place and lose facts. */
export const findConsumers = (discovery: Providers, reflector: Reflector): FactConsumer[] => {
  const found = annotated<{ fact: Fact; name: string }>(discovery, reflector, CONSUMES).map(({ mark, instance }) => {
    const consumer = instance as Consumer<Fact> | BatchConsumer<Fact>;
    if ('handleAll' in consumer) return { ...mark, handleAll: consumer.handleAll.bind(consumer) };
    const afterCommit = consumer.afterCommit?.bind(consumer);
    return {
      ...mark,
      handle: consumer.handle.bind(consumer),
      ...(afterCommit === undefined ? {} : { afterCommit }),
    };
  });
  const names = found.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two consumers are named ${twice}`);
  return found;
};
