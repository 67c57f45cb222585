import { z } from 'zod';
import { operation, type Operation } from './operation.ts';
import { signedIn } from './policy.ts';

/** The end of a page: a section, and the place of the last row in it. */
const pagePlace = z.strictObject({ section: z.string().max(60), row: z.string().max(1_000) });

const partInput = z.strictObject({
  /** The end of the previous page; null: from the first row. */
  after: pagePlace.nullable().default(null),
});

/** The content of a section, in a few words for the person whose data it is. */
const sectionAbout = z.strictObject({
  section: z.string(),
  about: z.strictObject({ 'es-MX': z.string(), en: z.string() }),
});

const partOutput = z.strictObject({
  /** Every section of the part, also those without rows. */
  sections: z.array(sectionAbout),
  /** Rows of one section after the other. The fields of a row are the columns that its section declares. */
  rows: z.array(z.strictObject({ section: z.string(), data: z.record(z.string(), z.unknown()) })),
  /** Null: this was the last page. */
  next: pagePlace.nullable(),
});

/** One service's stored data of the caller, page by page. */
export type PersonalDataPart = Operation<`${string}.read-personal-data`, typeof partInput, typeof partOutput>;

/** The end of a page of a part, from which the next page continues. */
export type PagePlace = z.output<typeof pagePlace>;
/** The content of a section, in both languages. */
export type SectionAbout = z.output<typeof sectionAbout>;
/** A page of a part. */
export type PersonalDataPage = z.output<typeof partOutput>;

/**
 * Declares a service's part of the personal-data export, in `<service>/read-personal-data.operation.ts`. `npm run generate`
 * adds it to the list of parts that make up an export.
 */
export const personalDataPart = (service: string): PersonalDataPart =>
  operation({
    name: `${service}.read-personal-data`,
    summary: 'What this service stores about the caller, page by page.',
    door: { kind: 'inside' },
    policy: signedIn('the subject of the token reads what is stored about it'),
    repeat: 'safe',
    input: partInput,
    output: partOutput,
    errors: [],
  });

/** A page as the browser gets it: with its input and the service it comes from. */
export const exportPage = { place: pagePlace, output: partOutput } as const;
