import type { RuleRow } from '@nivel/contracts/projects/automation/automation-rule';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { LoadingRows } from '../../area/list-states.tsx';
import { useBoard } from '../board-context.ts';
import { automationText } from './automation-text.ts';
import { previewQuery, rulesQuery } from './automation.queries.ts';
import { ChangedCards } from './changed-cards.tsx';
import { RuleChoice } from './form/rule-choice.tsx';
import { useRuleError } from './use-rule-changes.ts';

const ALL = '*';
/** Cards that are offered one by one; more are found on the board. */
const MOST_OFFERED = 500;

/** Runs the rule once, however often it is pressed or sent again. */
const useRun = (rule: RuleRow, onDone: () => void) => {
  const { run: text } = automationText.useText();
  const { id: project_id } = useBoard().board.project;
  const client = useQueryClient();
  const [command_id] = useState(uuidv7);
  return useMutation({
    mutationFn: async (card_id: string | null) =>
      siteClient.call('run_automation_rule', { project_id, command_id, rule_id: rule.id, card_id }),
    onSuccess: async ({ changes }) => {
      notify({ type: 'success', message: text.ran(rule.name, changes.length) });
      onDone();
      await client.invalidateQueries(rulesQuery(project_id));
    },
    onError: () => void client.invalidateQueries(rulesQuery(project_id)),
  });
};

const Preview = ({ rule, cardId }: { readonly rule: RuleRow; readonly cardId: string | null }) => {
  const { run: text } = automationText.useText();
  const inWords = useRuleError();
  const { id: projectId } = useBoard().board.project;
  const { data, error } = useQuery(previewQuery(projectId, rule.id, cardId));
  if (error)
    return (
      <p role="alert" className="text-danger">
        {text.failedPreview}. {inWords(error)}
      </p>
    );
  if (!data) return <LoadingRows />;
  if (data.matched + data.notices + data.created + data.emails + data.webhooks === 0) return <p>{text.nothing}</p>;
  const counts = [
    text.matched(data.matched),
    text.changed(data.changed - data.created),
    ...(data.comments > 0 ? [text.comments(data.comments)] : []),
    ...(data.notices > 0 ? [text.notices(data.notices)] : []),
    ...(data.created > 0 ? [text.created(data.created)] : []),
    ...(data.emails > 0 ? [text.emails(data.emails)] : []),
    ...(data.webhooks > 0 ? [text.webhooks(data.webhooks)] : []),
    ...(data.proposals > 0 ? [text.proposals(data.proposals)] : []),
  ];
  return (
    <>
      <p className="text-sm text-soft">{counts.join(' · ')}</p>
      <ChangedCards cards={data.cards} />
    </>
  );
};

interface RunDialogProps {
  readonly rule: RuleRow;
  readonly onClose: () => void;
}

/** Runs a rule now, on a card or on all of them, and says before what it would change. */
export const RunDialog = ({ rule, onClose }: RunDialogProps) => {
  const { run: text } = automationText.useText();
  const inWords = useRuleError();
  const { board } = useBoard();
  const [chosen, setChosen] = useState(ALL);
  const run = useRun(rule, onClose);
  const cardId = chosen === ALL ? null : chosen;
  const cards = [...board.cards.values()].sort((one, other) => one.number - other.number).slice(0, MOST_OFFERED);
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={onClose}
      title={text.title(rule.name)}
      description={text.about}
      closeLabel={text.close}
    >
      <div className="mt-4 flex flex-col gap-4">
        <RuleChoice
          label={text.card}
          value={chosen}
          items={[
            [ALL, text.allCards],
            ...cards.map(({ id, number, title }) => [id, `${board.project.key}-${number} ${title}`] as const),
          ]}
          onChoose={setChosen}
        />
        <section aria-label={text.preview} className="flex flex-col gap-2">
          <h3 className="text-base font-semibold">{text.preview}</h3>
          <Preview rule={rule} cardId={cardId} />
        </section>
        <div role="alert" className="empty:hidden">
          {run.isError && <p className="font-medium text-danger">{inWords(run.error)}</p>}
        </div>
        <div className="flex justify-end gap-2">
          <Button size="sm" variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button size="sm" loading={run.isPending} onClick={() => run.mutate(cardId)}>
            {text.run}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
