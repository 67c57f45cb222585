import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { LONGEST_ESTIMATE_DAYS } from '@nivel/contracts/ai/values/proposal-values';
import { plain } from './plain.ts';

type Priority = CardRow['priority'];

/** Words of both languages, the strongest first. */
const priorityWords: readonly (readonly [Priority, RegExp])[] = [
  ['critical', /\b(?:critic[oa]s?|prioridad critica|critical|blocker|bloqueante|p0|emergencia|emergency)\b/],
  [
    'low',
    /\b(?:baja prioridad|prioridad baja|prioridad: baja|sin prisa|opcional|cuando (?:se )?pued\w+|si (?:hay|queda|da) tiempo|low priority|low prio|priority: low|nice to have|optional|no rush|no hurry|whenever|if there is time|when you can)\b|[([](?:baja|low)[)\]]/,
  ],
  ['medium', /\b(?:prioridad media|prioridad: media|medium priority|priority: medium)\b|[([](?:media|medium)[)\]]/],
  [
    'high',
    /\b(?:urgentes?|urge|urgentemente|de inmediato|inmediatamente|cuanto antes|lo antes posible|alta prioridad|prioridad alta|prioridad: alta|importantes?|urgently?|asap|as soon as possible|immediately|right away|high priority|high prio|priority: high|top priority|important|p1)\b|[([](?:alta|high)[)\]]/,
  ],
];

/** The priority that a sentence says; undefined: none. */
export const statedPriority = (text: string): Priority | undefined =>
  priorityWords.find(([, words]) => words.test(plain(text)))?.[0];

const numbers: Readonly<Record<string, number>> = {
  ...{ un: 1, una: 1, medio: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
  ...{ a: 1, an: 1, one: 1, half: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
};
const HOURS_A_DAY = 8;
const DAYS_A_WEEK = 5;
const DAYS_A_MONTH = 20;
const DURATION =
  /(?:[([~]|\b(?:tarda|toma|lleva|dura|unos|unas|son|durante|estimado:?|duracion:?|calculo|takes?|lasts?|about|around|roughly|for|estimate:?|estimated|duration:?)\s+(?:about |around |unos |unas |como )?)(\d{1,3}|un|una|dos|tres|cuatro|cinco|seis|a|an|one|two|three|four|five|six)\s*(h|hrs?|horas?|hours?|d|dias?|days?|semanas?|weeks?|meses|mes|months?)\b/;

/** How long a sentence says that something takes, in working days; undefined: it does not say. */
export const statedDuration = (text: string): number | undefined => {
  const match = DURATION.exec(plain(text));
  if (!match) return undefined;
  const [, count = '', unit = ''] = match;
  const number = numbers[count] ?? Number(count);
  if (unit.startsWith('h')) return Math.max(1, Math.ceil(number / HOURS_A_DAY));
  const days = unit.startsWith('d') ? 1 : /^(?:s|w)/.test(unit) ? DAYS_A_WEEK : DAYS_A_MONTH;
  return Math.min(LONGEST_ESTIMATE_DAYS, Math.max(1, number * days));
};

/** How long work of a kind usually takes, as the templates of the product have it. */
const kinds: readonly (readonly [number, RegExp])[] = [
  [3, /\b(?:bugs?|error(?:es)?|fallas?|fix|corregir|corrige|arreglar|arregla|reparar|repair)\b/],
  [7, /\b(?:document\w*|manual(?:es)?|guias?|guides?|handbook)\b/],
  [10, /\b(?:disen\w+|designs?|redesign|prototip\w+|prototypes?|mockups?)\b/],
  [14, /\b(?:desarroll\w+|implement\w*|programar|construir|develop\w*|build|migrar|migrate|integrar|integrate)\b/],
  [5, /\b(?:investig\w+|research|planear|planific\w+|plan|encuesta\w*|survey)\b/],
  [
    1,
    /^(?:llam|envi|mand|pag|pedi|pide|pida|compr|reserv|apart|avis|agend|pregunt|confirm|call|send|pay|buy|book|order|ask|email|phone|confirm|schedule|remind|notify|tell|reserve|print|upload|invite)\w*\b/,
  ],
];
/** Of a milestone of which nothing is known. */
const USUAL_DAYS = 5;

export const usualDuration = (title: string): number =>
  kinds.find(([, words]) => words.test(plain(title)))?.[0] ?? USUAL_DAYS;
