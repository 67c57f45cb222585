import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { Dialog } from '@nivel/ui/dialog';
import { Tabs } from '@nivel/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import type { CricoDialogProps } from '../../area/dialogs/dialogs-of.tsx';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { nameOf } from '../team/team.queries.ts';
import { SettingsContext } from './settings-context.ts';
import {
  changesBetween,
  formOf,
  tabNames,
  tabOf,
  type ProjectSettings,
  type SettingsForm,
  type TabName,
} from './settings-form.ts';
import { checkSettings } from './settings-problems.ts';
import { SettingsPanel } from './settings-tabs.tsx';
import { settingsText } from './settings-text.ts';
import { settingsQuery, useSaveSettings } from './use-project-settings.ts';

/** Asks before a page with unsaved changes is closed. */
const useUnsavedWarning = (isChanged: boolean): void => {
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
};

const isDifferent = (initial: SettingsForm, form: SettingsForm): boolean =>
  Object.values(changesBetween(initial, form)).some((changes) => Object.keys(changes).length > 0);

interface SettingsEditorProps {
  readonly projectId: string;
  readonly settings: ProjectSettings;
  /** Its initial tab. */
  readonly part: string | undefined;
  readonly onSaved: () => void;
  /** Away, after a question where something is not saved. */
  readonly onLeave: () => void;
  readonly onChanged: (isChanged: boolean) => void;
}

const SettingsEditor = ({ projectId, settings, part, onSaved, onLeave, onChanged }: SettingsEditorProps) => {
  const text = settingsText.useText();
  const formId = useId();
  const [tab, setTab] = useState<TabName>(() => tabNames.find((name) => name === part) ?? 'general');
  // The settings when the dialog opened: only changes made here are saved.
  const [initial] = useState(() => formOf(settings));
  const [form, setForm] = useState(initial);
  const { save, isSaving, readers, confirm, dismiss } = useSaveSettings(projectId, onSaved);
  const may = (permission: ProjectSettings['user_permissions'][number]): boolean =>
    settings.user_permissions.some((one) => one === permission || one === 'full_access');
  const problems = checkSettings(form, text);
  const isChanged = isDifferent(initial, form);
  useUnsavedWarning(isChanged);
  const change = (values: Partial<SettingsForm>) => {
    const next = { ...form, ...values };
    setForm(next);
    onChanged(isDifferent(initial, next));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [wrong] = Object.keys(problems);
    if (wrong) setTab(tabOf(wrong));
    else if (mayEdit && isChanged && !isSaving) save({ initial, form });
  };
  const directors = settings.team
    .filter(({ role }) => role.includes('director'))
    .map((member) => ({ id: member.user_id, name: nameOf(member) }));
  const mayEdit = may('edit_settings');
  return (
    <SettingsContext
      value={{
        ...{ projectId, formId, form, change, problems, directors, mayEdit },
        mayManageTeam: may('manage_team'),
        seesBudget: may('view_budget'),
      }}
    >
      {!mayEdit && <p className="mt-1 text-soft">{text.readOnly}</p>}
      <div className="flex min-h-0 flex-1 flex-col">
        <Tabs
          label={text.title}
          tabs={tabNames.map((name) => ({ name, label: text.tabs[name] }))}
          chosen={tab}
          onChoose={setTab}
        >
          <SettingsPanel tab={tab} />
        </Tabs>
      </div>
      <form id={formId} noValidate onSubmit={onSubmit} className="flex justify-end gap-2 border-t border-line pt-3">
        <Button variant="secondary" size="sm" onClick={onLeave}>
          {text.cancel}
        </Button>
        <Button type="submit" size="sm" loading={isSaving} disabled={!mayEdit || !isChanged}>
          {text.save}
        </Button>
      </form>
      {readers !== undefined && (
        <ConfirmDialog
          title={text.publicTitle}
          description={text.publicText(readers)}
          action={text.makePublic}
          labels={text}
          isBusy={false}
          failure={undefined}
          onConfirm={confirm}
          onCancel={dismiss}
        />
      )}
    </SettingsContext>
  );
};

/** Project Settings; unsaved changes are not lost without a question. */
export const ProjectSettingsDialog = ({ projectIds, part, onClose }: CricoDialogProps) => {
  const text = settingsText.useText();
  const [projectId = ''] = projectIds;
  const { data, error, refetch } = useQuery(settingsQuery(projectId));
  const [isChanged, setIsChanged] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => (isChanged ? setIsLeaving(true) : onClose());
  return (
    <Dialog isOpen onOpenChange={leave} side="page" title={text.title} closeLabel={text.close}>
      {!data && !error && <LoadingRows />}
      {!data && error && <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />}
      {data && (
        <SettingsEditor
          projectId={projectId}
          settings={data}
          part={part}
          onSaved={onClose}
          onLeave={leave}
          onChanged={setIsChanged}
        />
      )}
      {isLeaving && (
        <ConfirmDialog
          title={text.unsavedTitle}
          description={text.unsavedText}
          action={text.discard}
          labels={text}
          isBusy={false}
          failure={undefined}
          onConfirm={onClose}
          onCancel={() => setIsLeaving(false)}
        />
      )}
    </Dialog>
  );
};
