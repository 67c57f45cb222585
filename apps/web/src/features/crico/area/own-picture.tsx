import { ClientError } from '@nivel/client/client-error';
import { AVATAR_PLACE, MOST_AVATAR_BYTES } from '@nivel/contracts/projects/avatar-address';
import { Button } from '@nivel/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { uploadFile } from '../../../shell/calls/upload-file.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { Avatar } from './avatar.tsx';
import { cricoText } from './crico-text.ts';
import { cricoKey, ownPersonQuery, type Person } from './data/crico.queries.ts';
import { FormError } from './form-error.tsx';

/** Other kinds of pictures are not read by all browsers. */
const KINDS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** Uploads a picture and takes it for one's own; null takes the one away that is there. */
const save = async (userId: string, file: File | null) => {
  if (file === null) return siteClient.call('update_user_profile', { user_id: userId, avatar_url: null });
  const name = `avatar_${userId}_${Date.now()}.${KINDS[file.type]}`;
  await uploadFile(`avatars/${name}`, file);
  return siteClient.call('update_user_profile', { user_id: userId, avatar_url: `${AVATAR_PLACE}${name}` });
};

const usePicture = (person: Person) => {
  const text = cricoText.useText().profile;
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File | null) => save(person.user_id, file),
    onSuccess: ({ avatar_url }) => {
      const pictured: Person = { ...person, avatar_url };
      client.setQueryData(ownPersonQuery(person.user_id).queryKey, pictured);
      notify({ type: 'success', message: avatar_url === null ? text.pictureRemoved : text.pictureSaved });
      // Wherever else people are shown.
      void client.invalidateQueries({ queryKey: cricoKey });
    },
  });
};

/** The picture of whoever is signed in, and how they change it. */
export const OwnPicture = ({ person }: { readonly person: Person }) => {
  const text = cricoText.useText().profile;
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending, error, reset } = usePicture(person);
  const refusals: Readonly<Record<string, string>> = {
    file_not_image: text.notImage,
    picture_unreadable: text.pictureUnreadable,
    request_entity_too_large: text.pictureTooLarge,
    too_many_uploads: text.pictureTooOften,
    files_unavailable: text.pictureAway,
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    reset();
    const problem = file.type in KINDS ? undefined : text.notImage;
    const size = file.size > MOST_AVATAR_BYTES ? text.pictureTooLarge : undefined;
    setWrong(problem ?? size);
    if (!problem && !size) mutate(file);
  };
  const reason = error instanceof ClientError ? refusals[error.code] : undefined;
  const failed = error ? [text.pictureFailed, reason].filter(Boolean).join('. ') : undefined;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={person.full_name} picture={person.avatar_url} size="lg" />
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            type="file"
            accept={Object.keys(KINDS).join(',')}
            aria-label={text.choosePicture}
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
            {text.changePicture}
          </Button>
          {person.avatar_url !== null && (
            <Button size="sm" variant="ghost" disabled={isPending} onClick={() => mutate(null)}>
              {text.removePicture}
            </Button>
          )}
        </div>
        <p id={hint} className="text-sm text-soft">
          {text.pictureHint}
        </p>
        <FormError>{wrong ?? failed}</FormError>
      </div>
    </div>
  );
};
