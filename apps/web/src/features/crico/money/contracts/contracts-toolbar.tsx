import { contractStatuses, contractTypes } from '@nivel/contracts/finance/contract-values';
import { Button } from '@nivel/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Plus, Trash2 } from 'lucide-react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { CompactChoice, type Items } from '../../area/compact-choice.tsx';
import { downloadCsv } from '../../area/csv.ts';
import { PausedSearch } from '../frame/paused-search.tsx';
import { moneyPeopleQuery } from '../money.queries.ts';
import { useContractProjects } from './contract-place-choices.tsx';
import { allContracts, contractCells } from './contracts-csv.ts';
import { contractsText } from './contracts-text.ts';
import { useContractError } from './use-contract-changes.ts';
import { useContractsView } from './use-contracts-view.ts';

const ALL = 'all';

/** On a phone the drawing stands for the word. */
const wordLook = 'max-sm:sr-only';

interface FilterProps {
  readonly label: string;
  readonly value: string | null;
  /** What asks for nothing. */
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
  const projects = useContractProjects();
  const { data } = useQuery(moneyPeopleQuery());
  const people = (data?.people ?? []).map(({ user_id: id, full_name: name }) => [id, name || id] as const);
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

const ExportButton = () => {
  const text = contractsText.useText();
  const inWords = useContractError();
  const { filter, order } = useContractsView();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => allContracts(filter, order),
    onSuccess: (contracts) => downloadCsv(text.fileName, contractCells(contracts, text)),
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

/** Which contracts are shown, their file, and a new one. */
export const ContractsToolbar = ({ onNew }: { readonly onNew: () => void }) => {
  const text = contractsText.useText();
  const { filter, show } = useContractsView();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="grow basis-40 max-sm:basis-full">
        <PausedSearch label={text.search} value={filter.search} onSearch={(words) => show({ q: words })} />
      </div>
      <Filters />
      <Button
        size="sm"
        variant={filter.isInTrash ? 'secondary' : 'ghost'}
        aria-pressed={filter.isInTrash}
        icon={<Trash2 aria-hidden="true" size={15} />}
        onClick={() => show({ trash: filter.isInTrash ? undefined : true })}
      >
        <span className={wordLook}>{text.trash}</span>
      </Button>
      <ExportButton />
      <Button size="sm" className="max-sm:ml-auto" icon={<Plus aria-hidden="true" size={15} />} onClick={onNew}>
        {text.newContract}
      </Button>
    </div>
  );
};
