import type { RuleRow } from '@nivel/contracts/projects/automation/automation-rule';
import type { AutomationRun } from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoment } from '../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { useBoard } from '../board-context.ts';
import { automationText } from './automation-text.ts';
import { runsQuery } from './automation.queries.ts';
import { ChangedCards } from './changed-cards.tsx';
import { fieldName, fieldValue, useRuleScene } from './rule-words.ts';
import { useRefusalWords } from './use-rule-changes.ts';

const isGood = ({ result }: AutomationRun): boolean => result === 'done' || result === 'unchanged';

/** Why a run began. */
const useCause = () => {
  const text = automationText.useText();
  const { names } = useRuleScene();
  return ({ began, cause, caused_by: by, depth }: AutomationRun): string => {
    const why =
      began === 'command'
        ? text.runs.because(text.commands[cause?.kind ?? ''] ?? text.runs.otherCommand)
        : text.runs.began[began];
    const who = by === null ? [] : [text.runs.by(names.get(by) ?? text.somebody)];
    return [[why, ...who].join(' '), ...(depth > 1 ? [text.runs.depth(depth)] : [])].join(', ');
  };
};

/** What became of the webhooks that a run called. */
const Deliveries = ({ deliveries }: Pick<AutomationRun, 'deliveries'>) => {
  const { webhooks: text } = automationText.useText();
  if (deliveries.length === 0) return null;
  return (
    <ul className="text-sm wrap-anywhere">
      {deliveries.map(({ webhook, outcome, problem, status, attempts }, at) => (
        <li key={at}>
          {text.delivery(webhook, text.outcomes[outcome], [
            ...(problem === null ? [] : [text.problems[problem]]),
            ...(status === null ? [] : [text.status(status)]),
            text.attempts(attempts),
          ])}
        </li>
      ))}
    </ul>
  );
};

/** What became of the proposals that a run asked AI for. */
const Proposals = ({ proposals }: Pick<AutomationRun, 'proposals'>) => {
  const { runs: text } = automationText.useText();
  if (proposals.length === 0) return null;
  const again = proposals.find(({ asked_again_at: at }) => at !== null)?.asked_again_at ?? null;
  return (
    <p className="text-sm">
      {text.proposals(proposals.map(({ state, count }) => text.proposalStates[state](count)).join(', '))}
      {again !== null && ` ${text.askedAgain(formatMoment(again))}`}
    </p>
  );
};

const RunItem = ({ run }: { readonly run: AutomationRun }) => {
  const text = automationText.useText();
  const refusal = useRefusalWords();
  const scene = useRuleScene();
  const cause = useCause();
  const { runs } = text;
  const counts = [
    ...(run.matched > 0 ? [runs.matched(run.matched)] : []),
    ...(run.comments > 0 ? [text.run.comments(run.comments)] : []),
    ...(run.notices > 0 ? [text.run.notices(run.notices)] : []),
    ...(run.created > 0 ? [text.run.created(run.created)] : []),
    ...(run.emails > 0 ? [text.run.emails(run.emails)] : []),
    runs.took(run.duration_ms),
  ];
  return (
    <li className="flex flex-col gap-1.5 rounded-md border border-line p-3">
      <p>
        <span className={`font-semibold ${isGood(run) ? '' : 'text-danger'}`}>{text.results[run.result]}</span>{' '}
        <time dateTime={run.started_at} className="text-sm text-soft">
          {formatMoment(run.started_at)}
        </time>
      </p>
      {run.error !== null && <p className="text-sm text-danger">{refusal(run.error)}</p>}
      <p className="text-sm text-soft">{cause(run)}</p>
      <p className="text-sm text-soft">{counts.join(' · ')}</p>
      {run.held_until !== null && <p className="text-sm">{runs.held(formatMoment(run.held_until))}</p>}
      {run.seen.length > 0 && (
        <p className="text-sm wrap-anywhere">
          {runs.seen}:{' '}
          {run.seen
            .map(({ field, value }) => `${fieldName(scene, field)}: ${fieldValue(scene, field, value)}`)
            .join('; ')}
        </p>
      )}
      <Deliveries deliveries={run.deliveries} />
      <Proposals proposals={run.proposals} />
      <ChangedCards cards={run.cards} />
    </li>
  );
};

interface RunsDialogProps {
  readonly rule: RuleRow;
  readonly onClose: () => void;
}

/** What a rule did, newest first: why, on what, and what came of it. */
export const RunsDialog = ({ rule, onClose }: RunsDialogProps) => {
  const { runs: text } = automationText.useText();
  const { id: projectId } = useBoard().board.project;
  const query = useInfiniteQuery(runsQuery(projectId, rule.id));
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const runs = data?.pages.flatMap((page) => page.runs) ?? [];
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={text.title(rule.name)} closeLabel={text.close}>
      <div className="mt-4 flex flex-col gap-3">
        {error && <LoadFailure title={text.failed} error={error} onRetry={() => void query.refetch()} />}
        {!data && !error && <LoadingRows />}
        {data && runs.length === 0 && <p className="text-soft">{text.none}</p>}
        <ol className="flex flex-col gap-3">
          {runs.map((run) => (
            <RunItem key={run.id} run={run} />
          ))}
        </ol>
        {hasNextPage && (
          <Button size="sm" variant="secondary" loading={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text.older}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
