import { entryAt, type Lexicon, type SentenceLanguage } from './lexicon.ts';
import type { SentenceWords } from './sentence-words.ts';

/** Words that a negation reaches. */
const REACH = 4;
const TURNED = -0.7;
/** The weight of what stands before a word such as `but`. */
const BEFORE = 0.35;
const CONCEDED = 0.3;

/** Spanish superlatives, plurals and genders of words that the base lexicon has in another form. */
const formsOf = (word: string): string[] => {
  const stem = word.replace(/(?:isim)?(?:[oa]s?|es)$/u, '');
  return stem === word || stem.length < 3 ? [] : [`${stem}o`, `${stem}a`, `${stem}e`, stem];
};

const baseOf = ({ base }: Lexicon, word: string, language: SentenceLanguage): number => {
  const own = base.get(word);
  if (own !== undefined || language === 'en') return own ?? 0;
  const form = formsOf(word).find((one) => base.has(one));
  return form === undefined ? 0 : (base.get(form) ?? 0);
};

/** Reads a sentence from its beginning, with what negations and degrees do to the words after them. */
export class SentenceReader {
  private sum = 0;
  private degree = 1;
  /** The last place that a negation reaches, and what the negation weighs if there is nothing to turn. */
  private negatedTo = -1;
  private unturned = 0;
  private isConceded = false;

  constructor(
    private readonly lexicon: Lexicon,
    private readonly language: SentenceLanguage,
    private readonly sentence: SentenceWords,
  ) {}

  /** What the words say together; 0: nothing. */
  read(): number {
    const { words, ends } = this.sentence;
    for (let at = 0; at < words.length;) {
      const length = this.step(at);
      at += length;
      if (ends.has(at - 1)) this.endClause();
      else if (at > this.negatedTo) this.endNegation();
    }
    this.endClause();
    return this.sum;
  }

  /** @returns how many words it has read */
  private step(at: number): number {
    const { words } = this.sentence;
    const mood = entryAt(this.lexicon.moods, words, at);
    const negation = entryAt(this.lexicon.negations, words, at);
    if (negation !== null && negation.length >= (mood?.length ?? 0)) {
      this.negatedTo = at + REACH;
      this.unturned += mood?.value ?? 0;
      return negation.length;
    }
    this.turnAt(at);
    return this.weigh(at, mood);
  }

  /** Adds the mood of a word, and takes in how strongly the next one is meant. @returns how many words it has read */
  private weigh(at: number, mood: ReturnType<typeof entryAt<number>>): number {
    const { words } = this.sentence;
    const degree = entryAt(this.lexicon.degrees, words, at);
    if (mood !== null) this.add(mood.value, at);
    else if (degree === null) this.add(baseOf(this.lexicon, words[at] ?? '', this.language), at);
    if (degree !== null && degree.length >= (mood?.length ?? 0))
      this.degree = Math.max(0.5, this.degree * degree.value);
    return mood?.length ?? degree?.length ?? 1;
  }

  /** A word such as "aunque" weakens what follows, and one such as "pero" what came before. */
  private turnAt(at: number): void {
    const { words } = this.sentence;
    if (entryAt(this.lexicon.concessions, words, at) !== null) this.isConceded = true;
    else if (entryAt(this.lexicon.contrasts, words, at) !== null) this.turnAway();
  }

  private add(value: number, at: number): void {
    if (value === 0) return;
    const isTurned = at <= this.negatedTo;
    this.sum += value * this.degree * (isTurned ? TURNED : 1) * (this.isConceded ? CONCEDED : 1);
    this.degree = 1;
    if (!isTurned) return;
    this.unturned = 0;
  }

  private turnAway(): void {
    this.endClause();
    this.sum *= BEFORE;
  }

  private endNegation(): void {
    this.sum += this.unturned;
    this.unturned = 0;
  }

  private endClause(): void {
    this.endNegation();
    this.negatedTo = -1;
    this.degree = 1;
    this.isConceded = false;
  }
}
