import { Menu, MenuItem, MenuSeparator } from '@nivel/ui/menu';
import {
  ArchiveRestore,
  Copy,
  Download,
  EllipsisVertical,
  FileInput,
  Gauge,
  History,
  ListPlus,
  MailPlus,
  Settings,
  Sparkles,
  Tags,
  Trash2,
  Users,
} from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useCommands } from '../../../../shell/commands/command-registry.ts';
import { openCricoDialog } from '../../area/dialogs/crico-dialogs.store.ts';
import { isActivityOpen } from '../../area/project/open-activity.ts';
import { isEmailReportOpen } from '../../area/project/open-email-report.ts';
import { leadsProject, mayChangeCards, useProject } from '../../area/project/project-scene.ts';
import { useDuplicate } from '../copies/use-duplicate.ts';
import { projectsText } from '../projects-text.ts';

const BreakdownDialog = lazy(async () => ({
  default: (await import('../breakdown/breakdown-dialog.tsx')).BreakdownDialog,
}));

const EmailReportDialog = lazy(async () => ({
  default: (await import('../report/email-report-dialog.tsx')).EmailReportDialog,
}));

const ImportCardsDialog = lazy(async () => ({
  default: (await import('../moving/into/import-cards-dialog.tsx')).ImportCardsDialog,
}));

const ManageFieldsDialog = lazy(async () => ({
  default: (await import('../fields/manage-fields-dialog.tsx')).ManageFieldsDialog,
}));

const ManageLabelsDialog = lazy(async () => ({
  default: (await import('../labels/manage-labels-dialog.tsx')).ManageLabelsDialog,
}));

const PerformanceDialog = lazy(async () => ({
  default: (await import('../performance/performance-dialog.tsx')).PerformanceDialog,
}));

const ProjectTrashDialog = lazy(async () => ({
  default: (await import('../trash/project-trash-dialog.tsx')).ProjectTrashDialog,
}));

/** A dialog whose program is loaded when it is first opened. */
const useDialog = (Dialog: ComponentType<{ readonly onClose: () => void }>) => {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense>
      <Dialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
  return { open: () => setIsOpen(true), dialog };
};

/** Its program is loaded when it is first needed. */
const exportOf = async (projectId: string): Promise<void> =>
  (await import('../moving/export-project.ts')).exportProject(projectId);

interface MemberItemsProps {
  readonly onBreakdown: () => void;
  readonly onExport: () => void;
  readonly onTrash: () => void;
}

/** The actions of everybody who changes cards. */
const MemberItems = ({ onBreakdown, onExport, onTrash }: MemberItemsProps) => {
  const text = projectsText.useText();
  return (
    <>
      <MenuItem icon={<Sparkles aria-hidden="true" size={16} />} onChoose={onBreakdown}>
        {text.breakdown}
      </MenuItem>
      <MenuItem icon={<ArchiveRestore aria-hidden="true" size={16} />} onChoose={onTrash}>
        {text.projectTrash}
      </MenuItem>
      <MenuItem icon={<Download aria-hidden="true" size={16} />} onChoose={onExport}>
        {text.exportProject}
      </MenuItem>
    </>
  );
};

interface LeadItemsProps {
  readonly onLabels: () => void;
  readonly onFields: () => void;
  readonly onImport: () => void;
  readonly onDuplicate: () => void;
}

const openEmailReport = () => isEmailReportOpen.write(true);

/** The dialog of the e-mail report, which other parts of the page open too. */
const EmailReport = () => {
  const isOpen = isEmailReportOpen.use();
  const close = () => isEmailReportOpen.write(false);
  useEffect(() => close, []);
  return (
    isOpen && (
      <Suspense>
        <EmailReportDialog onClose={close} />
      </Suspense>
    )
  );
};

/** The actions of leads, beyond those of members. */
const LeadItems = ({ onLabels, onFields, onImport, onDuplicate }: LeadItemsProps) => {
  const text = projectsText.useText();
  return (
    <>
      <MenuItem icon={<MailPlus aria-hidden="true" size={16} />} onChoose={openEmailReport}>
        {text.emailReport}
      </MenuItem>
      <MenuItem icon={<Tags aria-hidden="true" size={16} />} onChoose={onLabels}>
        {text.manageLabels}
      </MenuItem>
      <MenuItem icon={<ListPlus aria-hidden="true" size={16} />} onChoose={onFields}>
        {text.manageFields}
      </MenuItem>
      <MenuItem icon={<FileInput aria-hidden="true" size={16} />} onChoose={onImport}>
        {text.importCards}
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden="true" size={16} />} onChoose={onDuplicate}>
        {text.duplicateBoard}
      </MenuItem>
    </>
  );
};

interface DirectorItemsProps {
  readonly projectId: string;
  readonly onTest: () => void;
}

/** The actions of directors only. */
const DirectorItems = ({ projectId, onTest }: DirectorItemsProps) => {
  const text = projectsText.useText();
  return (
    <>
      <MenuItem icon={<Gauge aria-hidden="true" size={16} />} onChoose={onTest}>
        {text.performance.action}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 aria-hidden="true" size={16} />}
        onChoose={() => openCricoDialog('delete-projects', projectId)}
      >
        {text.deleteBoard}
      </MenuItem>
    </>
  );
};

/** The actions on the open project as a whole. Mere readers see none of them. */
export const ProjectActions = () => {
  const text = projectsText.useText();
  const { project, role } = useProject().board;
  const duplicate = useDuplicate();
  const isLead = leadsProject({ role });
  const isDirector = role === 'director';
  const mayRestore = mayChangeCards({ role });
  const onExport = () => void exportOf(project.id);
  const fields = useDialog(ManageFieldsDialog);
  const cards = useDialog(ImportCardsDialog);
  const labels = useDialog(ManageLabelsDialog);
  const trash = useDialog(ProjectTrashDialog);
  const test = useDialog(PerformanceDialog);
  const breakdown = useDialog(BreakdownDialog);
  useCommands([
    ...(isLead
      ? [
          { id: 'crico.email-report', label: text.emailReport, run: openEmailReport },
          { id: 'crico.manage-labels', label: text.manageLabels, run: labels.open },
          { id: 'crico.manage-fields', label: text.manageFields, run: fields.open },
          { id: 'crico.import-cards', label: text.importCards, run: cards.open },
        ]
      : []),
    ...(mayRestore ? [{ id: 'crico.project-trash', label: text.projectTrash, run: trash.open }] : []),
    ...(mayRestore ? [{ id: 'crico.export-project', label: text.exportProject, run: onExport }] : []),
    ...(mayRestore ? [{ id: 'crico.breakdown', label: text.breakdown, run: breakdown.open }] : []),
    ...(isDirector ? [{ id: 'crico.performance', label: text.performance.action, run: test.open }] : []),
  ]);
  if (role === 'reader') return null;
  return (
    <>
      <Menu
        align="end"
        label={text.actions}
        button={(opener) => (
          <button
            type="button"
            aria-label={text.actions}
            className="grid size-9 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11"
            {...opener}
          >
            <EllipsisVertical aria-hidden="true" size={18} />
          </button>
        )}
      >
        <MenuItem
          icon={<Settings aria-hidden="true" size={16} />}
          onChoose={() => openCricoDialog('project-settings', project.id)}
        >
          {text.settings}
        </MenuItem>
        <MenuItem icon={<History aria-hidden="true" size={16} />} onChoose={() => isActivityOpen.write(true)}>
          {text.activity}
        </MenuItem>
        <MenuItem icon={<Users aria-hidden="true" size={16} />} onChoose={() => openCricoDialog('team', project.id)}>
          {text.team}
        </MenuItem>
        {mayRestore && <MemberItems onBreakdown={breakdown.open} onExport={onExport} onTrash={trash.open} />}
        {isLead && (
          <LeadItems
            onLabels={labels.open}
            onFields={fields.open}
            onImport={cards.open}
            onDuplicate={() => duplicate.mutate(project.id)}
          />
        )}
        {isDirector && <DirectorItems projectId={project.id} onTest={test.open} />}
      </Menu>
      {breakdown.dialog}
      {isLead && <EmailReport />}
      {labels.dialog}
      {fields.dialog}
      {cards.dialog}
      {trash.dialog}
      {test.dialog}
    </>
  );
};
