/** Environment variables that connect the runner and its parts inside Jest. */
export const EVENTS_DESCRIPTOR_VARIABLE = 'NIVEL_TEST_EVENTS';
/** Path of a JSON file with the absolute paths of the test files that may run; `jest-filter.cjs` reads it. */
export const FILES_VARIABLE = 'NIVEL_TEST_FILES';

/** The result of one run of a test file. */
export interface FileResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The file could not be loaded, or its process died: none of its tests reports it. */
  readonly isBroken: boolean;
  readonly seconds: number;
  /** The first failure in Jest's words; empty when there is none. */
  readonly message: string;
}

/** The events that Jest sends to the runner, one JSON text per line. Paths are absolute. */
export type TestEvent =
  | { readonly event: 'file-started'; readonly path: string }
  | { readonly event: 'case-started'; readonly path: string; readonly title: string }
  | { readonly event: 'file-ended'; readonly path: string; readonly result: FileResult }
  | { readonly event: 'run-ended' };

/** Whether a file's result is green. */
export const isGreen = ({ failed, isBroken }: FileResult): boolean => failed === 0 && !isBroken;
