import { Button } from '@nivel/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { downloadFile } from '../../../../../shell/files/download-file.ts';
import { notify } from '../../../../../shell/toasts/toaster.ts';
import { FileChoice, useFileReading } from '../../../area/imports/file-choice.tsx';
import { Panel } from '../../../area/panel.tsx';
import { archiveOf, filesOfArchive } from './archive.ts';
import { curriculumText } from '../data/curriculum-text.ts';
import { curriculumKey, problemsIn } from '../data/curriculum.queries.ts';
import { useFailureText } from '../data/failure-text.ts';
import { ProblemList } from '../data/problem-list.tsx';

class NoArchiveError extends Error {}

const useImport = () => {
  const words = curriculumText.useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const files = await filesOfArchive(file);
      if (files === null) throw new NoArchiveError();
      return siteClient.call('import_curriculum', { files }, { retries: 2 });
    },
    onSuccess: async ({ drafted }) => {
      notify({ type: 'success', message: words.imported(drafted) });
      await client.invalidateQueries({ queryKey: curriculumKey });
    },
  });
};

const ExportButton = () => {
  const words = curriculumText.useText();
  const failureText = useFailureText();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => siteClient.call('export_curriculum', {}, { retries: 2 }),
    onSuccess: ({ version, files }) => {
      downloadFile(`nivel-curriculum-${version}.tar`, archiveOf(files), 'application/x-tar');
      notify({ type: 'success', message: words.exported });
    },
    onError: (error) => notify({ type: 'error', message: words.exportFailed(failureText(error)) }),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={isPending}
      icon={<FileDown aria-hidden="true" size={15} />}
      onClick={() => mutate()}
    >
      {words.export}
    </Button>
  );
};

/** The curriculum as the files of its folder: out of the product, and into its draft. */
export const FilesPanel = () => {
  const words = curriculumText.useText();
  const failureText = useFailureText();
  const { mutateAsync, error } = useImport();
  const reading = useFileReading(
    async (file) => mutateAsync(file).then(() => undefined),
    (fault) => (fault instanceof NoArchiveError ? words.notArchive : failureText(fault)),
  );
  const problems = problemsIn(error);
  return (
    <Panel id="files" title={words.files} lead={words.filesLead}>
      <div className="flex flex-wrap items-start gap-2">
        <ExportButton />
        <FileChoice label={words.import} accept=".tar" reading={reading} />
      </div>
      {problems.length > 0 && (
        <div className="mt-3">
          <ProblemList title={words.problemsTitle} problems={problems} />
        </div>
      )}
    </Panel>
  );
};
