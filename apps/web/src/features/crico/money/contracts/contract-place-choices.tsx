import { useQuery } from '@tanstack/react-query';
import { organizationsQuery } from '../../area/data/crico.queries.ts';
import { dashboardQuery } from '../../area/data/projects.queries.ts';
import { MoneyChoice } from '../frame/money-choice.tsx';
import type { ContractForm } from './contract-form.ts';
import { contractsText } from './contracts-text.ts';

/** An item needs a value: this one means no place. */
const NONE = 'none';

interface PlaceChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly items: readonly (readonly [id: string, name: string])[];
  readonly none: string;
  /** The name of a place that is not among the visible ones. */
  readonly otherwise: string;
  readonly onChoose: (value: string) => void;
}

const PlaceChoice = ({ label, value, items, none, otherwise, onChoose }: PlaceChoiceProps) => {
  const isKnown = value === '' || items.some(([id]) => id === value);
  return (
    <MoneyChoice
      label={label}
      value={value || NONE}
      items={[[NONE, none], ...items, ...(isKnown ? [] : [[value, otherwise] as const])]}
      onChoose={(chosen) => onChoose(chosen === NONE ? '' : chosen)}
    />
  );
};

/** The projects that one sees, by name. */
export const useContractProjects = (): readonly (readonly [id: string, name: string])[] => {
  const { data } = useQuery(dashboardQuery());
  return (data?.projects ?? []).map(({ id, name }) => [id, name] as const);
};

/** The organizations that one sees, by name. */
export const useContractOrganizations = (): readonly (readonly [id: string, name: string])[] => {
  const { data } = useQuery(organizationsQuery());
  return (data?.organizations ?? []).map(({ organization_id: id, organization_name: name }) => [id, name] as const);
};

interface ContractPlaceChoicesProps {
  readonly form: ContractForm;
  /** The name of the project, if it is not among the visible ones. */
  readonly projectName: string | null;
  readonly change: (values: Partial<ContractForm>) => void;
}

/** The organization and the project that a contract is for, of those that one sees. */
export const ContractPlaceChoices = ({ form, projectName, change }: ContractPlaceChoicesProps) => {
  const text = contractsText.useText();
  const projects = useContractProjects();
  const organizations = useContractOrganizations();
  return (
    <>
      <PlaceChoice
        label={text.organization}
        value={form.organizationId}
        items={organizations}
        none={text.noOrganization}
        otherwise={text.otherOrganization}
        onChoose={(organizationId) => change({ organizationId })}
      />
      <PlaceChoice
        label={text.project}
        value={form.projectId}
        items={projects}
        none={text.noProject}
        otherwise={projectName ?? text.otherProject}
        onChoose={(projectId) => change({ projectId })}
      />
    </>
  );
};
