import { languageOf } from '../proposals/rules/text-language.ts';
import { emojis, lexicons, type Lexicon, type SentenceLanguage } from './lexicon.ts';
import { SentenceReader } from './sentence-reader.ts';
import { sentencesOf, type SentenceWords } from './sentence-words.ts';

/** The mood of a text, as its words say it. */
export interface TextSentiment {
  readonly language: SentenceLanguage;
  /** -1 to 1; exactly 0 where it says too little of a mood. */
  readonly score: number;
  readonly sign: -1 | 0 | 1;
}

const PICTURE = 0.7;
const EXCLAIMED = 1.15;
const ASKED = 0.5;
/** A sum below it is no mood. */
const LEAST = 1;
/** The sum with a score of a half. */
const HALF = 4;

/** The language of sentences by their usual words; where they have too few of them, by their letters. */
const spokenLanguage = (sentences: readonly SentenceWords[], text: string): SentenceLanguage => {
  const words = sentences.flatMap((sentence) => sentence.words);
  const count = ({ usual }: Lexicon): number => words.filter((word) => usual.has(word)).length;
  const [spanish, english] = [count(lexicons.es), count(lexicons.en)];
  const isSpanish = /[ñ¿¡áéíóú]/iu.test(text);
  if (spanish + (isSpanish ? 1 : 0) !== english) return spanish + (isSpanish ? 1 : 0) > english ? 'es' : 'en';
  return languageOf(text);
};

const sumOfSentence = (lexicon: Lexicon, language: SentenceLanguage, sentence: SentenceWords): number => {
  const said = new SentenceReader(lexicon, language, sentence).read();
  const drawn = sentence.pictures.reduce((sum, picture) => sum + (emojis.get(picture) ?? 0) * PICTURE, 0);
  return said * (sentence.isExclaimed ? EXCLAIMED : 1) * (sentence.isQuestion ? ASKED : 1) + drawn;
};

/** What a text says of the mood of its author. Texts that give orders are texts like others: nothing in them is followed. */
export const sentimentOf = (text: string): TextSentiment => {
  const sentences = sentencesOf(text);
  const language = spokenLanguage(sentences, text);
  const sum = sentences.reduce((all, sentence) => all + sumOfSentence(lexicons[language], language, sentence), 0);
  if (Math.abs(sum) < LEAST) return { language, score: 0, sign: 0 };
  return { language, score: sum / (Math.abs(sum) + HALF), sign: sum > 0 ? 1 : -1 };
};
