/** A sentence from a team's comments or chat, its language, and the mood that it expresses: 1 good, 0 neither, -1 bad. */
export type LabelledSentence = readonly [language: 'es' | 'en', text: string, sign: 1 | 0 | -1];
