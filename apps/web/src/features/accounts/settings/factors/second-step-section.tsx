import type { AuthFactor } from '@nivel/client/auth-client';
import { Button } from '@nivel/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsSection } from '../../../../shell/settings/settings-section.tsx';
import { accountsText, errorText } from '../../accounts-text.ts';
import { secondStepText } from '../../second-step-text.ts';
import { eventsQuery, sessionsQuery } from '../account.queries.ts';
import { LoadFailure, LoadingList } from '../load-failure.tsx';
import { phoneQuery } from '../phone/phone.query.ts';
import { AddApp } from './add-app.tsx';
import { AddKey } from './add-key.tsx';
import { AddNumber } from './add-number.tsx';
import { FactorRow } from './factor-row.tsx';
import { codeCountQuery, factorsQuery } from './factors.query.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveFactor } from './remove-factor.tsx';

/** What is open above the list: a dialog that adds or removes a factor. */
type Opened = 'app' | 'key' | 'number' | AuthFactor | undefined;

interface FactorDialogProps {
  readonly opened: Opened;
  readonly isLast: boolean;
  readonly onDone: (hasChanged: boolean) => void;
}

const FactorDialog = ({ opened, isLast, onDone }: FactorDialogProps) => {
  switch (opened) {
    case undefined:
      return null;
    case 'app':
      return <AddApp onDone={onDone} />;
    case 'key':
      return <AddKey onDone={onDone} />;
    case 'number':
      return <AddNumber onDone={onDone} />;
    default:
      return <RemoveFactor factor={opened} isLast={isLast} onDone={onDone} />;
  }
};

/** Reads again what a change of the second step changes. */
const useReread = () => {
  const client = useQueryClient();
  return () => {
    for (const { queryKey } of [factorsQuery(), codeCountQuery(), sessionsQuery(), eventsQuery()])
      void client.invalidateQueries({ queryKey });
  };
};

const FactorList = ({
  factors,
  onChanged,
}: {
  readonly factors: readonly AuthFactor[];
  readonly onChanged: () => void;
}) => {
  const words = secondStepText.useText().settings;
  // The section of the phone reads it again, and says so where it could not be loaded.
  const { data: phone } = useQuery({ ...phoneQuery(), refetchOnMount: false, retryOnMount: false });
  const [opened, setOpened] = useState<Opened>();
  const finish = (hasChanged: boolean) => {
    setOpened(undefined);
    if (hasChanged) onChanged();
  };
  return (
    <>
      {factors.length === 0 ? (
        <p className="text-soft">{words.none}</p>
      ) : (
        <ul>
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => setOpened(factor)} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
        <Button variant="secondary" onClick={() => setOpened('key')}>
          {words.addKey}
        </Button>
        <Button variant="secondary" onClick={() => setOpened('app')}>
          {words.add}
        </Button>
        {phone?.isOn && (
          <Button variant="secondary" onClick={() => setOpened('number')}>
            {words.addSms}
          </Button>
        )}
      </div>
      <FactorDialog opened={opened} isLast={factors.length === 1} onDone={finish} />
    </>
  );
};

const Loaded = ({ all }: { readonly all: readonly AuthFactor[] }) => {
  const reread = useReread();
  const factors = all.filter(({ factor_type }) => factor_type !== 'recovery_code');
  return (
    <>
      <FactorList factors={factors} onChanged={reread} />
      {factors.length > 0 && <RecoveryCodes hasCodes={factors.length < all.length} onMade={reread} />}
    </>
  );
};

/** What is asked for at sign-in after the first proof: keys, apps, numbers, and the recovery codes beside them. */
export const SecondStepSection = () => {
  const words = secondStepText.useText().settings;
  const text = accountsText.useText();
  const { data, error, refetch } = useQuery(factorsQuery());
  return (
    <SettingsSection id="segundo-paso" title={words.title} lead={words.lead}>
      {data && <Loaded all={data} />}
      {!data && error && <LoadFailure message={words.failed(errorText(text, error))} onAgain={() => void refetch()} />}
      {!data && !error && <LoadingList>{words.loading}</LoadingList>}
    </SettingsSection>
  );
};
