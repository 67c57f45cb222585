import { writeSync } from 'node:fs';
import type { Reporter, Test, TestCaseResult, TestResult } from '@jest/reporters';
import { EVENTS_DESCRIPTOR_VARIABLE, type TestEvent } from './events.ts';

const MESSAGE_CHARACTERS = 3_000;

/** Tells the test runner what Jest is doing, through the pipe that the runner has opened for it. */
export default class JestEvents implements Reporter {
  private readonly descriptor = Number(process.env[EVENTS_DESCRIPTOR_VARIABLE]);

  onTestFileStart({ path }: Test): void {
    this.tell({ event: 'file-started', path });
  }

  onTestCaseStart({ path }: Test, { ancestorTitles, title }: Pick<TestCaseResult, 'ancestorTitles' | 'title'>): void {
    this.tell({ event: 'case-started', path, title: [...ancestorTitles, title].join(' › ') });
  }

  onTestResult({ path }: Test, result: TestResult): void {
    const { numPassingTests, numFailingTests, numPendingTests, numTodoTests, testExecError, perfStats } = result;
    const end = perfStats.end || Date.now();
    this.tell({
      event: 'file-ended',
      path,
      result: {
        passed: numPassingTests,
        failed: numFailingTests,
        skipped: numPendingTests + numTodoTests,
        isBroken: testExecError !== undefined && testExecError !== null,
        seconds: perfStats.start ? (end - perfStats.start) / 1_000 : 0,
        message: (result.failureMessage ?? testExecError?.message ?? '').trim().slice(0, MESSAGE_CHARACTERS),
      },
    });
  }

  onRunComplete(): void {
    this.tell({ event: 'run-ended' });
  }

  private tell(event: TestEvent): void {
    writeSync(this.descriptor, `${JSON.stringify(event)}\n`);
  }
}
