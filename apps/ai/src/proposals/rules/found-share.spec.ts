import { describe, expect, it } from '@jest/globals';
import { keptApartTexts } from './labelled/kept-apart-texts.fixture.ts';
import { knownTexts } from './labelled/known-texts.fixture.ts';
import { WRITTEN_ON, type LabelledText } from './labelled/labelled-text.ts';
import { languageOf } from './text-language.ts';
import { textProposal } from './text-proposal.ts';

/** Counts correct ones, and keeps the wrong ones. */
class Count {
  readonly wrong: string[] = [];
  private all = 0;

  add(what: string, isRight: boolean): void {
    this.all += 1;
    if (!isRight) this.wrong.push(what);
  }

  /** The errors, where more than a share is wrong; nothing otherwise. */
  beyond(share: number): readonly string[] {
    return this.wrong.length > share * this.all ? this.wrong : [];
  }
}

const compare = (
  { text, language, tasks }: LabelledText,
  counts: Record<'tasks' | 'days' | 'proposed', Count>,
): void => {
  const { milestones } = textProposal(text, language, WRITTEN_ON).data;
  for (const [words, due] of tasks) {
    const milestone = milestones.find(({ title }) => title.toLowerCase().includes(words));
    counts.tasks.add(words, milestone !== undefined);
    // A day that the text does not state is wrong as well.
    const isRight = due === null ? milestone?.reasons.includes('stated_day') !== true : milestone?.due_on === due;
    if (milestone !== undefined || due !== null) counts.days.add(`${words}: ${milestone?.due_on ?? 'no day'}`, isRight);
  }
  for (const { title } of milestones)
    counts.proposed.add(
      title,
      tasks.some(([words]) => title.toLowerCase().includes(words)),
    );
};

describe.each([
  ['texts by which the rules were written', knownTexts],
  ['texts that were kept apart', keptApartTexts],
])('of %s', (_, texts) => {
  const counts = { tasks: new Count(), days: new Count(), proposed: new Count() };
  for (const text of texts) compare(text, counts);

  it('at least 85 % of the tasks are found', () => {
    expect(counts.tasks.beyond(0.15)).toEqual([]);
  });

  it('at least 85 % of the proposals are tasks', () => {
    expect(counts.proposed.beyond(0.15)).toEqual([]);
  });

  it('at least 90 % of the days are found', () => {
    expect(counts.days.beyond(0.1)).toEqual([]);
  });

  it('every language is recognized', () => {
    expect(texts.filter(({ text, language }) => languageOf(text) !== language)).toEqual([]);
  });
});
