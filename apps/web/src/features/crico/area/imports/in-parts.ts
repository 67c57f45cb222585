interface Parts {
  readonly size: number;
  /** How many were done before. */
  readonly from?: number;
}

/** The work for each part of many, one part after another. */
export const inParts = async <Item>(
  items: readonly Item[],
  { size, from = 0 }: Parts,
  act: (part: Item[]) => Promise<void>,
): Promise<void> => {
  for (let at = from; at < items.length; at += size) await act(items.slice(at, at + size));
};
