import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { cricoText } from '../area/crico-text.ts';
import { cricoKey, type Organization } from '../area/data/crico.queries.ts';
import { usePermissions } from '../area/guard/guard.tsx';
import { errorText } from '../area/in-words.ts';
import { forgetOrganization } from '../area/live/forget-organization.ts';
import { personal } from '../area/organization/preferred-organization.ts';
import { usePlace } from '../area/organization/use-place.ts';
import { Panel } from '../area/panel.tsx';
import { RemovalDialog } from '../area/succession/removal-dialog.tsx';
import { isSuccessionNeeded, useSuccession } from '../area/succession/use-succession.ts';
import { organizationsText } from './organizations-text.ts';
import { useOrganizationAct } from './use-organization-act.ts';
import { useRestore } from '../area/organization/use-restore.ts';

interface QuestionProps {
  readonly organization: Organization;
  readonly onClose: () => void;
}

/** Goes where one still may be; cached data of the organization are deleted first, so that no loss is reported. */
const useGone = (id: string) => {
  const client = useQueryClient();
  const { choose } = usePlace();
  return () => {
    choose(personal);
    forgetOrganization(client, id);
  };
};

const UnsavedQuestion = ({ organization: { id, name }, onClose }: QuestionProps) => {
  const text = cricoText.useText();
  const words = organizationsText.useText();
  const { user_id: userId } = usePermissions();
  const succession = useSuccession();
  const { mutate, isPending, error } = useOrganizationAct(id, {
    call: async () =>
      siteClient.call('offboard_member', { organization_id: id, user_id: userId, successors: succession.successors }),
    done: () => words.left(name),
    after: useGone(id),
    onRefused: (refusal) => succession.learn(refusal),
  });
  return (
    <RemovalDialog
      title={words.leaveTitle(name)}
      description={words.leaveText}
      action={words.leave}
      succession={succession}
      isBusy={isPending}
      failure={error && !isSuccessionNeeded(error) ? errorText(text, error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
};

/** The things deleted along, counted before the question. */
const useImpact = (id: string) => {
  const words = organizationsText.useText();
  const { data, isError } = useQuery({
    queryKey: [...cricoKey, 'deletion', id],
    queryFn: async () => siteClient.call('analyze_organization_deletion', { organization_id: id }),
    staleTime: 0,
  });
  if (isError) return words.impactFailed;
  return data ? words.impact(data) : words.impactLoading;
};

const DeleteQuestion = ({ organization: { id, name }, onClose }: QuestionProps) => {
  const text = cricoText.useText();
  const words = organizationsText.useText();
  const impact = useImpact(id);
  const gone = useGone(id);
  const restore = useRestore();
  const { mutate, isPending, error } = useOrganizationAct(id, {
    call: async () => siteClient.invoke('DELETE organizations', { id }),
    after: () => {
      const action = { label: words.undo, run: () => restore.mutate(id) };
      notify({ type: 'success', message: words.deleted(name), action });
      gone();
    },
    isToldThere: true,
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle(name)}
      description={words.deleteText}
      action={words.delete}
      labels={text}
      typed={{ word: text.confirmWord, label: words.typeDelete }}
      isBusy={isPending}
      failure={error ? errorText(text, error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p role="status" className="rounded-sm bg-warning-soft px-3 py-2">
        {impact}
      </p>
    </ConfirmDialog>
  );
};

/** The ways out: leaving it, and for its owner deleting it. */
export const DangerPanel = ({ organization }: { readonly organization: Organization }) => {
  const words = organizationsText.useText();
  const [asked, setAsked] = useState<'leave' | 'delete'>();
  const Question = asked === 'delete' ? DeleteQuestion : UnsavedQuestion;
  return (
    <Panel id="danger" title={words.danger}>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => setAsked('leave')}>
          {words.leave}
        </Button>
        {organization.user_role === 'owner' && (
          <Button size="sm" variant="danger" onClick={() => setAsked('delete')}>
            {words.delete}
          </Button>
        )}
      </div>
      {asked && <Question organization={organization} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
};
