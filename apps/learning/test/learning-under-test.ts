import { randomBytes } from 'node:crypto';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import type { FactMarks } from '@nivel/testing/broker-peer';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService, type StartedService } from '@nivel/testing/start-service';
import { TestClock } from '@nivel/testing/test-clock';
import { service } from '../service.ts';
import type { ContentTree } from '../src/curriculum/content-tree.ts';
import { CurriculumStore } from '../src/curriculum/curriculum-store.ts';
import { importCurriculum, type ImportResult } from '../src/publishing/curriculum-import.repository.ts';
import type { LearningClient } from '../src/database.ts';
import { aContentTree } from './a-curriculum.ts';
import { AccountService } from './account-service.ts';

/** The key with which addresses of media are signed in tests. */
export const MEDIA_KEY = randomBytes(32).toString('base64');

/** The key with which certificates are signed in tests. */
const CERTIFICATE_KEY = randomBytes(32).toString('base64');

/** The learning service at a standing moment, with the test curriculum imported; `replicas` share the work. */
export class LearningUnderTest extends ServiceUnderTest<LearningClient> {
  private constructor(
    started: StartedService,
    readonly clock: TestClock,
    /** Knows the accounts whose creation is published. */
    readonly accounts: AccountService,
  ) {
    super(started);
  }

  static async start(
    options: { readonly replicas?: number; readonly env?: Record<string, string> } = {},
  ): Promise<LearningUnderTest> {
    const clock = new TestClock(Date.parse('2026-11-16T18:00:00Z'));
    const env = { MEDIA_KEY, CERTIFICATE_KEY, LEARNING_CURRICULUM_POLL_MS: '50', ...options.env };
    const started = await startService(service, { ...options, env, world: { clock } });
    const learning = new LearningUnderTest(started, clock, await AccountService.start(started.stack.natsUrl));
    await learning.importTree(aContentTree());
    return learning;
  }

  async importTree(tree: ContentTree): Promise<ImportResult> {
    const result = await importCurriculum(this.work, tree);
    await Promise.all(this.started.running.map(({ app }) => app.get(CurriculumStore).refresh()));
    return result;
  }

  override tell<F extends Fact>(fact: F, payload: PayloadOf<F>, marks: FactMarks = {}): Promise<string> {
    const account = accountCreated.payload.safeParse(payload);
    if (account.success)
      this.accounts.accounts.set(account.data.userId, { version: marks.version ?? 1, account: account.data });
    return super.tell(fact, payload, marks);
  }

  override async stop(): Promise<void> {
    await this.close();
    await this.accounts.stop();
    await super.stop();
  }
}
