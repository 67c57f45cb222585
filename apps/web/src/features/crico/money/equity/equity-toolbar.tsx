import { equityStatuses } from '@nivel/contracts/finance/equity-values';
import { Button } from '@nivel/ui/button';
import { useMutation } from '@tanstack/react-query';
import { FileJson, Plus } from 'lucide-react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { downloadFile } from '../../../../shell/files/download-file.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { CompactChoice } from '../../area/compact-choice.tsx';
import { ExportCsvButton } from '../frame/export-csv-button.tsx';
import { allEquity, equityCells } from './equity-csv.ts';
import { equityText } from './equity-text.ts';
import { useEquityError } from './use-equity-changes.ts';
import { useEquityView } from './use-equity-view.ts';

const ALL = 'all';

const ExportButtons = () => {
  const text = equityText.useText();
  const inWords = useEquityError();
  const { status } = useEquityView();
  const files = useMutation({
    mutationFn: async () => siteClient.call('export_money_equity', {}),
    onSuccess: (answer) => {
      for (const { file_name: name, content } of answer.files) downloadFile(name, content, 'application/json');
    },
    onError: (error) => notify({ type: 'error', title: text.exportFailed, message: inWords(error) }),
  });
  return (
    <>
      <ExportCsvButton text={text} read={async () => equityCells(await allEquity(status), text)} inWords={inWords} />
      <Button
        size="sm"
        variant="ghost"
        loading={files.isPending}
        icon={<FileJson aria-hidden="true" size={15} />}
        onClick={() => files.mutate()}
      >
        <span className="max-sm:sr-only">{text.exportOcf}</span>
      </Button>
    </>
  );
};

/** Which assignments are shown, their files, and a new one. */
export const EquityToolbar = ({ onAssign }: { readonly onAssign: () => void }) => {
  const text = equityText.useText();
  const { status, show } = useEquityView();
  const statuses = equityStatuses.map((one) => [one, text.statuses[one]] as const);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CompactChoice
        label={text.status}
        value={status ?? ALL}
        groups={[{ items: [[ALL, text.allStatuses], ...statuses] }]}
        onChoose={(value) => show({ status: value === ALL ? undefined : value })}
      />
      <div className="grow" />
      <ExportButtons />
      <Button size="sm" icon={<Plus aria-hidden="true" size={15} />} onClick={onAssign}>
        {text.assign}
      </Button>
    </div>
  );
};
