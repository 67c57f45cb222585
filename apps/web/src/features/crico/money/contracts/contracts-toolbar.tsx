import { contractStatuses, contractTypes } from '@nivel/contracts/finance/contract-values';
import { Button } from '@nivel/ui/button';
import { Plus } from 'lucide-react';
import { CompactChoice, type Items } from '../../area/compact-choice.tsx';
import { ExportCsvButton } from '../frame/export-csv-button.tsx';
import { PausedSearch } from '../frame/paused-search.tsx';
import { TrashToggle } from '../frame/trash-toggle.tsx';
import { useBookkeepers } from '../frame/use-bookkeepers.ts';
import { useContractOrganizations, useContractProjects } from './contract-place-choices.tsx';
import { allContracts, contractCells } from './contracts-csv.ts';
import { contractsText } from './contracts-text.ts';
import { useContractError } from './use-contract-changes.ts';
import { useContractsView } from './use-contracts-view.ts';

const ALL = 'all';

interface FilterProps {
  readonly label: string;
  readonly value: string | null;
  /** The empty filter. */
  readonly all: string;
  readonly items: Items;
  readonly otherwise?: string;
  readonly onChoose: (value: string | undefined) => void;
}

const Filter = ({ label, value, all, items, otherwise, onChoose }: FilterProps) => (
  <CompactChoice
    label={label}
    value={value ?? ALL}
    groups={[{ items: [[ALL, all], ...items] }]}
    {...(otherwise !== undefined && { otherwise })}
    onChoose={(chosen) => onChoose(chosen === ALL ? undefined : chosen)}
  />
);

const Filters = () => {
  const text = contractsText.useText();
  const { filter, show } = useContractsView();
  const organizations = useContractOrganizations();
  const projects = useContractProjects();
  const people = useBookkeepers();
  return (
    <>
      <Filter
        label={text.status}
        value={filter.status}
        all={text.allStatuses}
        items={contractStatuses.map((one) => [one, text.statuses[one]] as const)}
        onChoose={(status) => show({ status })}
      />
      <Filter
        label={text.type}
        value={filter.type}
        all={text.allTypes}
        items={contractTypes.map((one) => [one, text.types[one]] as const)}
        onChoose={(type) => show({ type })}
      />
      <Filter
        label={text.organization}
        value={filter.organizationId}
        all={text.allOrganizations}
        items={organizations}
        otherwise={text.otherOrganization}
        onChoose={(organization) => show({ organization })}
      />
      <Filter
        label={text.project}
        value={filter.projectId}
        all={text.allProjects}
        items={projects}
        otherwise={text.otherProject}
        onChoose={(project) => show({ project })}
      />
      <Filter
        label={text.person}
        value={filter.assignedTo}
        all={text.everybody}
        items={people}
        otherwise={text.goneAssignee}
        onChoose={(by) => show({ by })}
      />
    </>
  );
};

/** Which contracts are shown, their file, and a new one. */
export const ContractsToolbar = ({ onNew }: { readonly onNew: () => void }) => {
  const text = contractsText.useText();
  const inWords = useContractError();
  const { filter, order, show } = useContractsView();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="basis-full">
        <PausedSearch label={text.search} value={filter.search} onSearch={(words) => show({ q: words })} />
      </div>
      <Filters />
      <TrashToggle label={text.trash} isOn={filter.isInTrash} onToggle={(isOn) => show({ trash: isOn || undefined })} />
      <ExportCsvButton
        text={text}
        read={async () => contractCells(await allContracts(filter, order), text)}
        inWords={inWords}
      />
      <Button size="sm" className="ml-auto" icon={<Plus aria-hidden="true" size={15} />} onClick={onNew}>
        {text.newContract}
      </Button>
    </div>
  );
};
