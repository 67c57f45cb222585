import type { RuleCardChange } from '@nivel/contracts/projects/automation/automation-rule';
import { automationText } from './automation-text.ts';
import { fieldName, fieldValue, useRuleScene } from './rule-words.ts';

/** The position of a card in its list is not shown. */
const NOT_SHOWN = 'position';

/** The changes that a run made to cards, or would make: the old and new value of each field. */
export const ChangedCards = ({ cards }: { readonly cards: readonly RuleCardChange[] }) => {
  const { runs } = automationText.useText();
  const scene = useRuleScene();
  if (cards.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {cards.map(({ card_id: id, number, title, fields }) => (
        <li key={id} className="border-l-2 border-line pl-3 wrap-anywhere">
          <p className="font-medium">
            {scene.board.project.key}-{number} {title}
          </p>
          <dl className="text-sm">
            {fields
              .filter(({ field }) => field !== NOT_SHOWN)
              .map(({ field, old, new: now }) => (
                <div key={field}>
                  <dt className="inline font-medium">{fieldName(scene, field)}: </dt>
                  <dd className="inline">
                    <span className="sr-only">{runs.before} </span>
                    <del className="text-soft">{fieldValue(scene, field, old)}</del>
                    <span aria-hidden="true"> → </span>
                    <span className="sr-only">, {runs.now} </span>
                    {fieldValue(scene, field, now)}
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
