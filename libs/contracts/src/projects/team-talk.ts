import { z } from 'zod';

/** Texts of each of the two periods, the newest ones. */
export const MOST_TALK_TEXTS = 1_000;
/** Code points of a text: its mood shows in less. */
export const LONGEST_TALK_TEXT = 1_000;
/** Bytes of the texts of a period, so that two of them fit into one message. */
export const MOST_TALK_BYTES = 300_000;
/** People whose texts are read; no team is larger. */
export const MOST_TALKERS = 1_000;

const place = z.int().min(0);
const count = z.int().min(0);

/** The audience of the figures: each person, the mean of the team, or nothing. */
export const talkAudiences = ['people', 'team', 'nobody'] as const;

/**
 * What a team wrote in a period and the one before it, to compute the figures of one answer. It excludes people who opted out,
 * and guests.
 */
export const teamTalk = z.strictObject({
  audience: z.enum(talkAudiences),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /**
   * Whether the people of the period are those that they were at its end. Where not, two answers would differ by the person who
   * is missing.
   */
  is_settled: z.boolean(),
  /** The place of the caller among the people; null: they are not among them. */
  me: place.nullable(),
  people: z.array(
    z.strictObject({
      /** Null for callers who do not see people. */
      user_id: z.uuid().nullable(),
      /** The open cards assigned to them; those that are overdue; those that are due within a week. */
      open: count,
      overdue: count,
      due_soon: count,
      /** Cards of theirs that others opened again or sent back from review in the period. */
      returned: count,
    }),
  ),
  /** Their order does not say when they were written. */
  texts: z.array(
    z.tuple([
      place.describe('author, among the people'),
      z.boolean().describe('whether it is of the period before'),
      z.string().max(2 * LONGEST_TALK_TEXT),
    ]),
  ),
});
export type TeamTalk = z.output<typeof teamTalk>;
