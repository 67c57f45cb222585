import { BookOpenText, CirclePlay, ListChecks, type LucideIcon } from 'lucide-react';

export type PartType = 'video' | 'text' | 'exercises';

const icons: Record<PartType, LucideIcon> = { video: CirclePlay, text: BookOpenText, exercises: ListChecks };

/** The drawing of a part's type; its name is beside it. */
export const PartIcon = ({ type, size = 20 }: { readonly type: PartType; readonly size?: number }) => {
  const Icon = icons[type];
  return <Icon aria-hidden="true" size={size} className="shrink-0" />;
};
