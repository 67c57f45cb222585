import { uuidv7 } from '../../area/board-model/uuidv7.ts';

/** An id for each set of recipients: sent again after a lost answer, it goes to the same people once. */
export class RunIds {
  private readonly ids = new Map<string, string>();

  of(recipients: readonly string[]): string {
    const key = recipients.toSorted().join();
    const id = this.ids.get(key) ?? uuidv7();
    this.ids.set(key, id);
    return id;
  }
}
