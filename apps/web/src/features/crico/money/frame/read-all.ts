/** Rows that are read at once. */
const STEP = 200;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly total_count: number;
}

/** All rows of the view, in their order; each once, even when rows are added while they are read. */
export const readAll = async <Row extends { readonly id: string }>(
  read: (offset: number, size: number) => Promise<Page<Row>>,
): Promise<readonly Row[]> => {
  const rows = new Map<string, Row>();
  for (let offset = 0; ; offset += STEP) {
    const { data, total_count: count } = await read(offset, STEP);
    for (const row of data) rows.set(row.id, row);
    if (data.length === 0 || offset + data.length >= count) return [...rows.values()];
  }
};
