import { leadStages } from '@nivel/contracts/finance/values/lead-values';
import { Button } from '@nivel/ui/button';
import { Columns3, FileUp, Plus, Table2 } from 'lucide-react';
import { CompactChoice } from '../../area/compact-choice.tsx';
import { ExportCsvButton } from '../frame/export-csv-button.tsx';
import { PausedSearch } from '../frame/paused-search.tsx';
import { TrashToggle } from '../frame/trash-toggle.tsx';
import { useBookkeepers } from '../frame/use-bookkeepers.ts';
import { ViewChoice } from '../frame/view-choice.tsx';
import { allLeads, leadCells } from './leads-csv.ts';
import { leadsText } from './leads-text.ts';
import { useLeadError } from './use-lead-changes.ts';
import { useLeadsView } from './use-leads-view.ts';

const ALL = 'all';

const Filters = () => {
  const text = leadsText.useText();
  const { filter, stage, show } = useLeadsView();
  const people = useBookkeepers();
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

const views = [
  { name: 'table', Icon: Table2 },
  { name: 'board', Icon: Columns3 },
] as const;

interface LeadsToolbarProps {
  readonly onNew: () => void;
  readonly onImport: () => void;
}

/** The filter and display of the leads. */
export const LeadsToolbar = ({ onNew, onImport }: LeadsToolbarProps) => {
  const text = leadsText.useText();
  const inWords = useLeadError();
  const { filter, order, view, show } = useLeadsView();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="grow basis-40 max-sm:basis-full">
        <PausedSearch label={text.search} value={filter.search} onSearch={(words) => show({ q: words })} />
      </div>
      <Filters />
      {!filter.isInTrash && (
        <ViewChoice
          label={text.view}
          views={views}
          names={text.views}
          shown={view}
          onChoose={(name) => show({ view: name === 'table' ? undefined : name })}
        />
      )}
      <TrashToggle label={text.trash} isOn={filter.isInTrash} onToggle={(isOn) => show({ trash: isOn || undefined })} />
      <Button size="sm" variant="ghost" icon={<FileUp aria-hidden="true" size={15} />} onClick={onImport}>
        <span className="max-sm:sr-only">{text.importCsv}</span>
      </Button>
      <ExportCsvButton
        text={text}
        read={async () => leadCells(await allLeads(filter, order), text)}
        inWords={inWords}
      />
      <Button size="sm" className="max-sm:ml-auto" icon={<Plus aria-hidden="true" size={15} />} onClick={onNew}>
        {text.newLead}
      </Button>
    </div>
  );
};
