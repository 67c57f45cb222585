import { ProgressBar } from '@nivel/ui/progress-bar';
import type { Dashboard } from '../area/data/learning.queries.ts';
import { formatNumber } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { Panel } from './panel.tsx';

/** The learner's present skills, from 0 to 100. */
export const SkillPanel = ({ skills, isNew }: Pick<Dashboard, 'skills'> & { readonly isNew: boolean }) => {
  const text = learningText.useText();
  const gift = isNew ? skills.find(({ value }) => value > 0) : undefined;
  return (
    <Panel title={text.skillsTitle} lead={text.skillsMeaning}>
      {gift && <p className="text-sm text-soft">{text.skillGift(gift.name, formatNumber(gift.value))}</p>}
      <ul className="flex flex-col gap-4">
        {skills.map((skill) => (
          <li key={skill.name} className="flex flex-col gap-1.5">
            <p className="flex items-baseline justify-between gap-3 font-medium">
              {skill.name}
              <span className="font-heading tabular-nums">{formatNumber(skill.value)}</span>
            </p>
            <ProgressBar progress={skill.value} aria-label={text.skillLevel(skill.name)} />
            <p className="text-sm text-soft">{skill.description}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
