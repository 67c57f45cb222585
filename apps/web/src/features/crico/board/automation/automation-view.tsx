import type { RuleRow } from '@nivel/contracts/projects/automation/automation-rule';
import { parseFilter } from '@nivel/contracts/projects/filter/parse-filter';
import { Button } from '@nivel/ui/button';
import { Tabs } from '@nivel/ui/tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ownZone } from '../../../../shell/days/own-zone.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { leadsProject, mayChangeCards } from '../../area/project/project-scene.ts';
import { useBoard } from '../board-context.ts';
import { inWords } from '../filter/board-filter.ts';
import { automationText } from './automation-text.ts';
import { rulesQuery } from './automation.queries.ts';
import { draftOf, emptyDraft, type RuleDraft } from './form/rule-draft.ts';
import { RuleDialog } from './form/rule-dialog.tsx';
import { RuleCard, type RuleAsk } from './rule-card.tsx';
import { ruleRecipes, type RuleRecipe } from './rule-recipes.ts';
import { RuleStats } from './rule-stats.tsx';
import { RunDialog } from './run-dialog.tsx';
import { RunsDialog } from './runs-dialog.tsx';
import { AutomationBar } from './settings/automation-bar.tsx';
import { useAutomationSettings } from './settings/use-automation-settings.ts';
import { AutomationDashboard } from './scheduled/automation-dashboard.tsx';

/** The dialog over the view. */
type Opened =
  | { readonly is: 'form'; readonly ruleId: string; readonly isNew: boolean; readonly draft: RuleDraft }
  | { readonly is: 'run' | 'history'; readonly rule: RuleRow };

/** Runs follow commands, and are no part of the board: the figures are read again once it has changed. */
const useFreshRules = (projectId: string, sequence: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void client.invalidateQueries(rulesQuery(projectId)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, projectId, sequence]);
};
/** Longer than a run usually takes. */
const AFTER_MS = 1_000;

const Recommended = ({ onSetUp }: { readonly onSetUp: (recipe: RuleRecipe) => void }) => {
  const text = automationText.useText();
  const { board } = useBoard();
  const zone = useAutomationSettings()?.time_zone ?? ownZone();
  return (
    <section aria-labelledby="recommended-rules" className="flex flex-col gap-2">
      <h2 id="recommended-rules" className="text-lg font-semibold">
        {text.recommended}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {ruleRecipes(text, board, zone).map((recipe) => (
          <li key={recipe.key} className="flex flex-col gap-1.5 rounded-md border border-line bg-raised p-4">
            <h3 className="text-base font-semibold">{recipe.name}</h3>
            <p className="flex-1 text-sm text-soft">{recipe.description}</p>
            <Button
              size="sm"
              variant="secondary"
              className="self-start"
              aria-label={text.ofRule(text.setUp, recipe.name)}
              onClick={() => onSetUp(recipe)}
            >
              {text.setUp}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface RulesProps {
  readonly rules: readonly RuleRow[];
  readonly mayChange: boolean;
  readonly onAsk: (rule: RuleRow, ask: RuleAsk) => void;
}

const Rules = ({ rules, mayChange, onAsk }: RulesProps) => {
  const text = automationText.useText();
  if (rules.length === 0)
    return (
      <div className="rounded-md border border-dashed border-line-strong p-6 text-center">
        <p className="font-heading text-lg font-bold">{text.none}</p>
        {mayChange && <p className="text-soft">{text.noneText}</p>}
      </div>
    );
  return (
    <ul aria-label={text.rules} className="grid gap-3 xl:grid-cols-2">
      {rules.map((rule) => (
        <RuleCard key={rule.id} rule={rule} mayChange={mayChange} onAsk={(ask) => onAsk(rule, ask)} />
      ))}
    </ul>
  );
};

const Workflows = () => {
  const text = automationText.useText();
  const { board, filter } = useBoard();
  const { data, error, refetch } = useQuery(rulesQuery(board.project.id));
  const [opened, setOpened] = useState<Opened | null>(null);
  useFreshRules(board.project.id, board.sequence);
  const mayChange = leadsProject(board);
  const close = () => setOpened(null);
  const write = (rule: RuleRow | RuleRecipe, ruleId: string, isNew: boolean) => {
    const { filter: read, problem } = parseFilter(rule.conditions, filter.fields, filter.names);
    const conditions = problem === null ? inWords(read, filter) : rule.conditions;
    setOpened({ is: 'form', ruleId, isNew, draft: draftOf(rule, conditions) });
  };
  const ask = (rule: RuleRow, asked: RuleAsk) =>
    asked === 'edit' ? write(rule, rule.id, false) : setOpened({ is: asked, rule });
  const create = () => setOpened({ is: 'form', ruleId: uuidv7(), isNew: true, draft: emptyDraft });
  return (
    <div className="flex flex-col gap-5 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-xl font-bold">{text.heading}</h2>
          <p className="text-soft">{text.intro}</p>
        </div>
        {mayChange && (
          <Button size="sm" icon={<Plus aria-hidden="true" size={16} />} onClick={create}>
            {text.create}
          </Button>
        )}
      </div>
      {error && <LoadFailure title={text.failedLoad} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <>
          <RuleStats rules={data.rules} />
          <Rules rules={data.rules} mayChange={mayChange} onAsk={ask} />
        </>
      )}
      {mayChange && <Recommended onSetUp={(recipe) => write(recipe, uuidv7(), true)} />}
      {opened?.is === 'form' && (
        <RuleDialog ruleId={opened.ruleId} isNew={opened.isNew} first={opened.draft} onClose={close} />
      )}
      {opened?.is === 'run' && <RunDialog rule={opened.rule} onClose={close} />}
      {opened?.is === 'history' && <RunsDialog rule={opened.rule} onClose={close} />}
    </div>
  );
};

/** A project's automation: its rules with their results, and its scheduled tasks. */
export const AutomationView = () => {
  const text = automationText.useText();
  const { board } = useBoard();
  const [chosen, choose] = useState<'workflows' | 'dashboard'>('workflows');
  if (!mayChangeCards(board)) return <p className="p-4 text-soft">{text.forMembers}</p>;
  const tabs = [
    { name: 'workflows', label: text.tabs.workflows },
    { name: 'dashboard', label: text.tabs.dashboard },
  ] as const;
  return (
    <>
      <AutomationBar />
      <Tabs label={text.title} tabs={tabs} chosen={chosen} onChoose={choose}>
        {chosen === 'workflows' ? <Workflows /> : <AutomationDashboard />}
      </Tabs>
    </>
  );
};
