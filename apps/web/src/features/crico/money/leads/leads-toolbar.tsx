import { leadStages } from '@nivel/contracts/finance/lead-values';
import { Button } from '@nivel/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Columns3, Download, FileUp, Plus, Table2, Trash2 } from 'lucide-react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { CompactChoice } from '../../area/compact-choice.tsx';
import { downloadCsv } from '../../area/csv.ts';
import { PausedSearch } from '../frame/paused-search.tsx';
import { moneyPeopleQuery } from '../money.queries.ts';
import { allLeads, leadCells } from './leads-csv.ts';
import { leadsText } from './leads-text.ts';
import { useLeadError } from './use-lead-changes.ts';
import { useLeadsView } from './use-leads-view.ts';

const ALL = 'all';

/** On a phone the drawing stands for the word. */
const wordLook = 'max-sm:sr-only';

const Filters = () => {
  const text = leadsText.useText();
  const { filter, stage, show } = useLeadsView();
  const { data } = useQuery(moneyPeopleQuery());
  const people = (data?.people ?? []).map(({ user_id: id, full_name: name }) => [id, name || id] as const);
  const stages = leadStages.map((one) => [one, text.stages[one]] as const);
  const orAll = (value: string): string | undefined => (value === ALL ? undefined : value);
  return (
    <>
      <CompactChoice
        label={text.stage}
        value={stage || ALL}
        groups={[{ items: [[ALL, text.allStages], ['open', text.openStages], ...stages] }]}
        onChoose={(value) => show({ stage: orAll(value) })}
      />
      <CompactChoice
        label={text.person}
        value={filter.assignedTo ?? ALL}
        otherwise={text.goneAssignee}
        groups={[{ items: [[ALL, text.everybody], ...people] }]}
        onChoose={(value) => show({ by: orAll(value) })}
      />
    </>
  );
};

const ExportButton = () => {
  const text = leadsText.useText();
  const inWords = useLeadError();
  const { filter, order } = useLeadsView();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => allLeads(filter, order),
    onSuccess: (leads) => downloadCsv(text.fileName, leadCells(leads, text)),
    onError: (error) => notify({ type: 'error', title: text.exportFailed, message: inWords(error) }),
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={isPending}
      icon={<Download aria-hidden="true" size={15} />}
      onClick={() => mutate()}
    >
      <span className={wordLook}>{text.exportCsv}</span>
    </Button>
  );
};

interface LeadsToolbarProps {
  readonly onNew: () => void;
  readonly onImport: () => void;
}

/** What is shown of the leads, and how. */
export const LeadsToolbar = ({ onNew, onImport }: LeadsToolbarProps) => {
  const text = leadsText.useText();
  const { filter, view, show } = useLeadsView();
  const views = [
    { name: 'table', Icon: Table2 },
    { name: 'board', Icon: Columns3 },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="grow basis-40 max-sm:basis-full">
        <PausedSearch label={text.search} value={filter.search} onSearch={(words) => show({ q: words })} />
      </div>
      <Filters />
      {!filter.isInTrash && (
        <div role="group" aria-label={text.view} className="flex gap-1">
          {views.map(({ name, Icon }) => (
            <Button
              key={name}
              size="sm"
              variant={view === name ? 'secondary' : 'ghost'}
              aria-pressed={view === name}
              icon={<Icon aria-hidden="true" size={15} />}
              onClick={() => show({ view: name === 'table' ? undefined : name })}
            >
              <span className={wordLook}>{text.views[name]}</span>
            </Button>
          ))}
        </div>
      )}
      <Button
        size="sm"
        variant={filter.isInTrash ? 'secondary' : 'ghost'}
        aria-pressed={filter.isInTrash}
        icon={<Trash2 aria-hidden="true" size={15} />}
        onClick={() => show({ trash: filter.isInTrash ? undefined : true })}
      >
        <span className={wordLook}>{text.trash}</span>
      </Button>
      <Button size="sm" variant="ghost" icon={<FileUp aria-hidden="true" size={15} />} onClick={onImport}>
        <span className={wordLook}>{text.importCsv}</span>
      </Button>
      <ExportButton />
      <Button size="sm" className="max-sm:ml-auto" icon={<Plus aria-hidden="true" size={15} />} onClick={onNew}>
        {text.newLead}
      </Button>
    </div>
  );
};
