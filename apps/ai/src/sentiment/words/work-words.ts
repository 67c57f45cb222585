/**
 * Words of one language by what they say of a mood. Entries are folded (small letters, no accents) and separated by commas; one
 * may be of several words, and `*` at the end of a word stands for any ending. Longer entries win over shorter ones.
 */
export interface WorkWords {
  /** By weight: positive numbers say something good. Weight 0: the word says nothing here, whatever the base lexicon says. */
  readonly moods: Readonly<Record<string, string>>;
  /** They turn around what follows. */
  readonly negations: string;
  /** They make what follows stronger, or weaker. */
  readonly stronger: string;
  readonly weaker: string;
  /** What stands after them counts more than what stands before. */
  readonly contrasts: string;
  /** What stands between them and the next comma counts little. */
  readonly concessions: string;
  /** Words that texts of this language have and those of the other do not. */
  readonly usual: string;
}
