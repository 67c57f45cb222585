import { ClientError } from '@nivel/client/client-error';
import { AVATAR_PLACE, MOST_AVATAR_BYTES } from '@nivel/contracts/projects/avatar-address';
import { Button } from '@nivel/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { siteClient } from '../calls/site-client.ts';
import { uploadFile } from '../calls/upload-file.ts';
import { session } from '../session/session.ts';
import { notify } from '../toasts/toaster.ts';
import { Avatar } from './avatar.tsx';
import { picturesText } from './pictures-text.ts';

/** Other kinds of pictures are not read by all browsers. */
const KINDS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** Uploads a picture and uses it; null removes the present one. */
const save = async (userId: string, file: File | null) => {
  if (file === null) return siteClient.call('update_user_profile', { user_id: userId, avatar_url: null });
  const name = `avatar_${userId}_${Date.now()}.${KINDS[file.type]}`;
  await uploadFile(`avatars/${name}`, file);
  return siteClient.call('update_user_profile', { user_id: userId, avatar_url: `${AVATAR_PLACE}${name}` });
};

/** Updates the session's account data, which every header shows, also in the other tabs of this browser. */
const showInSession = (avatar_url: string | null): void => {
  const state = session.state();
  if (state.status !== 'signed-in') return;
  session.changeUser({ ...state.user, user_metadata: { ...state.user.user_metadata, avatar_url } });
};

const usePicture = ({ userId, onChanged }: Pick<PictureFormProps, 'userId' | 'onChanged'>) => {
  const text = picturesText.useText();
  return useMutation({
    mutationFn: async (file: File | null) => save(userId, file),
    onSuccess: ({ avatar_url }) => {
      showInSession(avatar_url);
      onChanged?.(avatar_url);
      notify({ type: 'success', message: avatar_url === null ? text.removed : text.saved });
    },
  });
};

interface PictureFormProps {
  readonly userId: string;
  readonly name: string;
  readonly picture: string | null;
  /** The other places where it is shown. */
  readonly onChanged?: (picture: string | null) => void;
}

/** The picture of the signed-in person, and how they change it. */
export const PictureForm = ({ userId, name, picture, onChanged }: PictureFormProps) => {
  const text = picturesText.useText();
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending, error, reset } = usePicture({ userId, ...(onChanged && { onChanged }) });
  const refusals: Readonly<Record<string, string>> = {
    file_not_image: text.notImage,
    picture_unreadable: text.unreadable,
    request_entity_too_large: text.tooLarge,
    too_many_uploads: text.tooOften,
    files_unavailable: text.away,
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    reset();
    const problem = file.type in KINDS ? undefined : text.notImage;
    const size = file.size > MOST_AVATAR_BYTES ? text.tooLarge : undefined;
    setWrong(problem ?? size);
    if (!problem && !size) mutate(file);
  };
  const reason = error instanceof ClientError ? refusals[error.code] : undefined;
  const failed = error ? [text.failed, reason].filter(Boolean).join('. ') : undefined;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} picture={picture} size="lg" />
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-1.5">
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            type="file"
            accept={Object.keys(KINDS).join(',')}
            aria-label={text.choose}
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          <Button
            size="sm"
            variant="secondary"
            loading={isPending}
            aria-describedby={hint}
            onClick={() => field.current?.click()}
          >
            {text.change}
          </Button>
          {picture !== null && (
            <Button size="sm" variant="ghost" disabled={isPending} onClick={() => mutate(null)}>
              {text.remove}
            </Button>
          )}
        </div>
        <p id={hint} className="text-sm text-soft">
          {text.hint}
        </p>
        <div role="alert" className="empty:absolute">
          {(wrong ?? failed) && (
            <p className="rounded-sm bg-danger-soft px-3 py-2 font-medium text-danger">{wrong ?? failed}</p>
          )}
        </div>
      </div>
    </div>
  );
};
