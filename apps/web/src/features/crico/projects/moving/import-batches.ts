import { MOST_BATCH_CHARACTERS, MOST_IN_BATCH } from '@nivel/contracts/projects/transfers/transfer-values';
import type { ImportItem, SentCard, SentChecklist, SentComment } from './sources/source.ts';

/** Things that are sent together. */
interface SentBatch {
  readonly cards: SentCard[];
  readonly checklists: SentChecklist[];
  readonly comments: SentComment[];
}

const emptyBatch = (): SentBatch => ({ cards: [], checklists: [], comments: [] });

const put = (batch: SentBatch, item: ImportItem): void => {
  if (item.of === 'cards') batch.cards.push(item.value);
  else if (item.of === 'checklists') batch.checklists.push(item.value);
  else batch.comments.push(item.value);
};

/** Items in batches that fit into a message. The same items make the same batches, so that an import can continue. */
export async function* importBatches(items: AsyncIterable<ImportItem>): AsyncGenerator<SentBatch> {
  let [batch, count, characters] = [emptyBatch(), 0, 0];
  for await (const item of items) {
    const length = JSON.stringify(item.value).length;
    if (count > 0 && (count === MOST_IN_BATCH || characters + length > MOST_BATCH_CHARACTERS)) {
      yield batch;
      [batch, count, characters] = [emptyBatch(), 0, 0];
    }
    put(batch, item);
    count += 1;
    characters += length;
  }
  if (count > 0) yield batch;
}
