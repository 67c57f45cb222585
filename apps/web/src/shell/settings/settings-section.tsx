import { Card } from '@nivel/ui/card';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  /** The anchor that leads to it, such as a link in a mail. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One subject of the settings screen, as a slice contributes it. */
export const SettingsSection = ({ id, title, lead, children }: SettingsSectionProps) => (
  <section aria-labelledby={`${id}-title`} id={id} className="scroll-mt-20">
    <Card className="p-5 sm:p-7">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-[68ch] text-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  </section>
);
