import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import { requireFile, signFiles } from '../../../../shell/calls/signed-files.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { toldAct } from '../told-act.ts';
import { attachmentsText } from './attachments-text.ts';
import { bucketsOf, filePath, type FilePlace } from './file-place.ts';

/** The time in seconds that a browser may take to follow it. */
const OPENS_FOR = 60;

const save = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

interface FileScene {
  readonly place: FilePlace;
  /** Reads the existing files again. */
  readonly refresh: () => void;
}

/** The actions on an existing file. Failures are reported. */
export const useFileActs = ({ place, refresh }: FileScene) => {
  const text = attachmentsText.useText();
  const state = useSession();
  const userId = state.status === 'signed-in' ? state.user.id : '';
  const act = <Answer>(ask: () => Promise<Answer>) => toldAct(ask, text, refresh);
  const namedBy = (id: string) => ({ project_id: place.projectId, attachment_id: id });
  return {
    userId,
    download: async ({ id, name }: AttachmentRow) => {
      const path = filePath(place, id, name);
      const addresses = await act(async () => {
        const signed = await signFiles(bucketsOf(place).files, [path], OPENS_FOR);
        const at = signed.get(path);
        if (at !== undefined) await requireFile(at);
        return signed;
      });
      const address = addresses?.get(path);
      if (address !== undefined) save(address, name);
      else if (addresses) notify({ type: 'error', message: text.errors['file_not_found'] ?? text.unknownError });
    },
    remove: async ({ id, name }: AttachmentRow) => {
      const done = await act(async () => siteClient.call('delete_attachment', namedBy(id)));
      if (!done) return;
      if (done.deleted_by !== userId) {
        notify({ type: 'info', message: text.removedBefore(name) });
        return;
      }
      const run = () => void act(async () => siteClient.call('restore_attachment', namedBy(id)));
      notify({ type: 'success', message: text.removed(name), action: { label: text.undo, run } });
    },
  };
};
