import { PartyPopper, X } from 'lucide-react';
import { projectsText } from '../projects-text.ts';

interface ProjectCompleteProps {
  readonly name: string;
  readonly total: number;
  readonly onDismiss: () => void;
}

/** Everything is done: a card that announces it, until it is dismissed. */
export const ProjectComplete = ({ name, total, onDismiss }: ProjectCompleteProps) => {
  const text = projectsText.useText();
  return (
    <div
      role="status"
      className="rise mx-4 my-3 flex items-center gap-3 rounded-md border border-success bg-success-soft px-4 py-2.5"
    >
      <PartyPopper aria-hidden="true" size={24} className="shrink-0 text-success" />
      <p className="min-w-0 flex-1">
        <span className="block font-semibold text-success">{text.complete}</span>
        <span className="block text-sm">{text.completeText(name, total)}</span>
      </p>
      <button
        type="button"
        aria-label={text.dismiss}
        onClick={onDismiss}
        className="grid size-8 shrink-0 place-items-center rounded-sm hover:bg-raised pointer-coarse:size-11"
      >
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  );
};
