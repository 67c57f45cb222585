import { expect, it } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { z } from 'zod';
import { fact } from '@nivel/contracts/kernel/fact';
import { operation } from '@nivel/contracts/kernel/operation';
import { anyone } from '@nivel/contracts/kernel/policy';
import { findConsumers, findHandlers, type Providers } from './discovery.ts';
import { Consumes, Handles } from './handler.ts';

const ask = (name: `${string}.${string}`) =>
  operation({
    name,
    summary: 'Asks.',
    door: { kind: 'inside' },
    policy: anyone('a test'),
    input: z.strictObject({}),
    output: z.object({}),
    errors: [],
  });
const first = ask('demo.first');
const second = ask('demo.second');
const happened = fact({ name: 'demo.thing.happened', version: 1, summary: 'It did.', payload: z.strictObject({}) });

@Handles(first)
class FirstHandler {
  handle = () => Promise.resolve({});
}
@Handles(first)
class FirstHandlerAgain {
  handle = () => Promise.resolve({});
}
@Consumes(happened, 'count-things')
class CountThings {
  handle = () => Promise.resolve();
}
@Consumes(happened, 'count-things')
class CountThingsAgain {
  handle = () => Promise.resolve();
}

const providing = (...classes: (new () => object)[]): Providers =>
  Object.assign(Object.create(null) as Providers, {
    getProviders: () => classes.map((metatype) => ({ metatype, instance: new metatype() })),
  });

it('the boot finds the handler of every operation of its service and ignores those of others', () => {
  const found = findHandlers('demo', [first, ask('other.thing')], providing(FirstHandler), new Reflector());
  expect(found.map(({ operation: { name } }) => name)).toEqual(['demo.first']);
});

it('the boot fails when an operation has no handler, two handlers, or a stranger as handler', () => {
  expect(() => findHandlers('demo', [first, second], providing(FirstHandler), new Reflector())).toThrow(
    'demo.second has 0 handlers',
  );
  expect(() => findHandlers('demo', [first], providing(FirstHandler, FirstHandlerAgain), new Reflector())).toThrow(
    'demo.first has 2 handlers',
  );
  expect(() => findHandlers('other', [first], providing(FirstHandler), new Reflector())).toThrow(
    'other must not handle demo.first',
  );
});

it('the boot fails when two consumers would share one place in the stream', () => {
  expect(findConsumers(providing(CountThings), new Reflector()).map(({ name }) => name)).toEqual(['count-things']);
  expect(() => findConsumers(providing(CountThings, CountThingsAgain), new Reflector())).toThrow(
    'two consumers are named count-things',
  );
});
