import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { dashboardQuery } from '../../area/data/projects.queries.ts';
import { LoadingRows } from '../../area/list-states.tsx';
import { ColorChoice } from '../color-choice.tsx';
import { projectsText } from '../projects-text.ts';
import { ProjectTeam } from '../team/project-team.tsx';
import { CustomFields } from './custom-fields.tsx';
import { useSettings } from './settings-context.ts';
import { ChoiceSetting, DaySetting, SwitchSetting, TextSetting } from './settings-fields.tsx';
import { currencies, type TabName } from './settings-form.ts';
import { settingsText } from './settings-text.ts';

const beside = 'grid items-start gap-4 sm:grid-cols-2';

const GeneralTab = () => {
  const text = settingsText.useText();
  const { colors } = projectsText.useText();
  const { form, change, mayEdit } = useSettings();
  return (
    <>
      <TextSetting name="name" />
      <TextSetting name="description" rows={2} />
      <div className={beside}>
        <ChoiceSetting name="category" choices={{ '': text.none, ...text.categories }} />
        <ChoiceSetting name="priority" choices={text.priorities} />
      </div>
      <TextSetting name="tags" hint={text.tagsHint} />
      <ChoiceSetting name="visibility" choices={text.visibilities} />
      {mayEdit && (
        <ColorChoice
          legend={text.fields.color}
          colors={colors}
          otherName={text.otherColor}
          value={form.color}
          onChange={(color) => change({ color })}
        />
      )}
    </>
  );
};

const TimelineTab = () => {
  const text = settingsText.useText();
  const { seesBudget } = useSettings();
  return (
    <>
      <ChoiceSetting name="status" choices={text.statuses} />
      <div className={beside}>
        <DaySetting name="start_date" />
        <DaySetting name="target_completion_date" />
        <DaySetting name="actual_completion_date" />
      </div>
      {seesBudget && (
        <fieldset className="flex flex-col gap-4 rounded-md border border-line p-4">
          <legend className="px-1 font-medium">{text.budget}</legend>
          <div className={beside}>
            <TextSetting name="budget_allocated" inputMode="decimal" />
            <TextSetting name="budget_spent" inputMode="decimal" />
            <ChoiceSetting name="currency" choices={Object.fromEntries(currencies.map((one) => [one, one]))} />
            <TextSetting name="department" />
          </div>
        </fieldset>
      )}
    </>
  );
};

const TeamTab = () => {
  const text = settingsText.useText();
  const { projectId, directors, mayManageTeam } = useSettings();
  const { data } = useQuery(dashboardQuery());
  const organizationId = data?.projects.find(({ id }) => id === projectId)?.organization_id ?? null;
  return (
    <>
      <ChoiceSetting
        name="project_manager_id"
        choices={{ '': text.nobody, ...Object.fromEntries(directors.map(({ id, name }) => [id, name])) }}
      />
      <ProjectTeam projectId={projectId} organizationId={organizationId} mayManage={mayManageTeam} mayWrite={false} />
    </>
  );
};

const NotificationsTab = () => {
  const text = settingsText.useText();
  return (
    <>
      <SwitchSetting name="email_notifications" />
      <SwitchSetting name="milestone_updates" />
      <SwitchSetting name="team_changes" />
      <ChoiceSetting name="deadline_reminders" choices={text.reminders} />
    </>
  );
};

const AdvancedTab = () => {
  const text = settingsText.useText();
  return (
    <>
      <TextSetting name="documentation_url" type="url" />
      <TextSetting name="meeting_url" type="url" hint={text.meetingHint} />
      <TextSetting name="notes" rows={4} />
      <CustomFields />
    </>
  );
};

const panels: Readonly<Record<TabName, () => ReactNode>> = {
  general: GeneralTab,
  timeline: TimelineTab,
  team: TeamTab,
  notifications: NotificationsTab,
  advanced: AdvancedTab,
};

/** The content of a tab of the settings. */
export const SettingsPanel = ({ tab }: { readonly tab: TabName }) => {
  const Panel = panels[tab];
  return (
    <div className="flex flex-col gap-4">
      {/* Texts that are still on their way take their panel away, not the dialog around it. */}
      <Suspense fallback={<LoadingRows />}>
        <Panel />
      </Suspense>
    </div>
  );
};
