import type { Type } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { v7 } from 'uuid';
import { factSubject, type Fact, type PayloadOf } from '@nivel/contracts/kernel/fact';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { RunningService } from '@nivel/platform/boot-service';
import type { BackingStack } from './backing-stack.ts';
import type { FactMarks } from './broker-peer.ts';
import { Caller, Person } from './caller.ts';
import type { StartedService } from './start-service.ts';

/**
 * A service that a test calls, publishes facts to and inspects: `new ServiceUnderTest(await startService(description, …))`. An
 * app's own builders are a subclass beside its tests.
 */
export class ServiceUnderTest<Client = unknown> {
  readonly started: StartedService;
  /** A caller who is not signed in. */
  readonly nobody: Caller;
  private closing: Promise<void> | undefined;

  constructor(started: StartedService) {
    this.started = started;
    this.nobody = new Caller(started.peer);
  }

  /** A signed-in caller, with an access token of the test's own. */
  async person(userId = v7()): Promise<Person> {
    return new Person(userId, this.started.peer, await this.started.tokens.tokenOf(userId));
  }

  /** Publishes a fact of another service, now by the service's clock unless said otherwise. @returns the fact's id */
  async tell<F extends Fact>(fact: F, payload: PayloadOf<F>, marks: FactMarks = {}): Promise<string> {
    return (await this.started.peer.tell(fact, payload, { at: this.started.clock.now(), ...marks })).id;
  }

  /** Payloads of the facts that the service has published and that name a person or thing, oldest first. */
  async told<F extends Fact>(fact: F, about: string): Promise<PayloadOf<F>[]> {
    const text = 'SELECT payload FROM outbox WHERE subject = $1 AND payload LIKE $2 ORDER BY id';
    const rows = await this.rows<{ payload: string }>(text, [factSubject(fact), `%${about}%`]);
    return rows.map(({ payload }) => fact.payload.parse(JSON.parse(payload)) as PayloadOf<F>);
  }

  /** Runs a statement in the service's schema, as the owner of its tables. */
  async rows<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.owner.query<Row>(text, [...values])).rows;
  }

  /** The same as a pool. */
  get owner(): Pool {
    return this.started.owner;
  }

  get stack(): BackingStack {
    return this.started.stack;
  }

  /** The service's own data layer. */
  get work(): UnitOfWork<Client> {
    return this.service.app.get<UnitOfWork<Client>>(UnitOfWork);
  }

  /** One of the service's own classes. */
  get<Instance>(type: Type<Instance>): Instance {
    return this.service.app.get(type);
  }

  /** The service, or its first copy. */
  get service(): RunningService {
    const [first] = this.started.running;
    if (first === undefined) throw new Error('the service does not run');
    return first;
  }

  get healthUrl(): string {
    return `http://127.0.0.1:${this.service.healthPort}`;
  }

  /** Ends it in good order, as on SIGTERM, and boots it again on the same data, with further settings for this time. */
  async restart(env: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.close();
    this.started.running = await this.started.boot(env);
    this.closing = undefined;
  }

  /** Ends it in good order, as on SIGTERM; its data stay. */
  close(): Promise<void> {
    this.closing ??= Promise.all(this.started.running.map((one) => one.close())).then(() => undefined);
    return this.closing;
  }

  /** Ends everything. */
  async stop(): Promise<void> {
    await this.close();
    await this.started.stopSurroundings();
  }
}
