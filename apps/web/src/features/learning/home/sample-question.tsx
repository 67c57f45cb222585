import { Card } from '@nivel/ui/card';
import { ChoiceGroup } from '@nivel/ui/choice-group';
import { useState } from 'react';
import { Axo } from '../../../shell/brand/axo.tsx';
import { homeText } from './home-text.ts';

const rightOption = '1';

/** A question to try before signing up: it shows how feedback feels, and counts for nothing. */
export const SampleQuestion = () => {
  const text = homeText.useText();
  const [chosen, setChosen] = useState<string>();
  const isRight = chosen === rightOption;
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-7">
      <p className="text-sm font-semibold text-x100">{text.sampleLegend}</p>
      <ChoiceGroup
        look="list"
        legend={text.sampleQuestion}
        name="sample"
        choices={text.sampleOptions.map((label, index) => ({ value: String(index), label }))}
        values={chosen === undefined ? [] : [chosen]}
        onChange={([value]) => setChosen(value)}
      />
      <div aria-live="polite" className="min-h-24">
        {chosen !== undefined && (
          <div
            key={chosen}
            className={`rise flex items-center gap-3 rounded-md p-4 ${isRight ? 'bg-success-soft' : 'bg-warning-soft'}`}
          >
            <Axo mood={isRight ? 'cheer' : 'hint'} size={64} className="shrink-0" />
            <p>
              <strong className={isRight ? 'text-success' : 'text-warning'}>
                {isRight ? text.sampleRight : text.sampleWrong}.
              </strong>{' '}
              {text.sampleFeedback[Number(chosen)]}
            </p>
          </div>
        )}
      </div>
    </Card>
  );
};
