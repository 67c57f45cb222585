import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import { useOnline } from '../../../../shell/live/use-online.ts';
import { learningText } from '../learning-text.ts';
import { offlineText } from './offline-text.ts';
import { offlineFlag } from '../kept/reachability.ts';
import { queuedWork } from './queued-work.ts';
import { queueOf } from './study-queue.ts';
import type { RefusedWork } from './study-work.ts';

const line = 'flex flex-wrap items-center gap-2 border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning';

interface NoticeProps {
  readonly icon: LucideIcon;
  readonly children: string;
}

const Notice = ({ icon: Icon, children }: NoticeProps) => (
  <p role="status" className={line}>
    <Icon aria-hidden="true" size={16} className="shrink-0" />
    {children}
  </p>
);

const Refusal = ({ work }: { readonly work: RefusedWork }) => {
  const text = offlineText.useText();
  const { reasons, unknownReason } = learningText.useText();
  return (
    <div role="alert" className={line}>
      <strong>{text.refusedTitle(work.title)}</strong>
      <span className="grow">{reasons[work.code] ?? unknownReason}</span>
      {work.attempt !== undefined && (
        <Link
          to="/dashboard/modulos/$moduleId/partes/$partId"
          params={{ moduleId: work.moduleId, partId: work.partId }}
          className={buttonLook({ size: 'sm', variant: 'secondary' })}
        >
          {text.openPart}
        </Link>
      )}
      <Button size="sm" variant="secondary" onClick={() => void queueOf(work.userId).dismiss(work.id)}>
        {text.understood}
      </Button>
    </div>
  );
};

/**
 * Above every page of the area: that the service does not answer, and why; the work that waits to be sent; and refused work.
 */
export const StudyNotices = () => {
  const text = offlineText.useText();
  const isOnline = useOnline();
  const isKept = offlineFlag.use();
  const { waiting, refused } = queuedWork.use();
  const finished = waiting.filter(({ isPartial }) => isPartial !== true).length;
  const watched = waiting.length - finished;
  const problem = isOnline ? isKept && text.unansweredNotice : text.offlineNotice;
  if (!problem && waiting.length + refused.length === 0) return null;
  return (
    <section aria-label={text.connection}>
      {problem && <Notice icon={CloudOff}>{problem}</Notice>}
      {finished > 0 && <Notice icon={CloudUpload}>{text.waiting(finished)}</Notice>}
      {watched > 0 && <Notice icon={CloudUpload}>{text.watchedWaits(watched)}</Notice>}
      {refused.map((work) => (
        <Refusal key={work.id} work={work} />
      ))}
    </section>
  );
};
