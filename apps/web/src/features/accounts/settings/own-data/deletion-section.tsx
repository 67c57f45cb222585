import { Button } from '@nivel/ui/button';
import { useState } from 'react';
import { SettingsSection } from '../../../../shell/settings/settings-section.tsx';
import { CloseAccount } from './close-account.tsx';
import { ownDataText } from './own-data-text.ts';

const Points = ({ title, points }: { readonly title: string; readonly points: readonly string[] }) => (
  <div>
    <h3 className="font-medium">{title}</h3>
    <ul className="mt-1 list-disc space-y-1 pl-5 text-soft">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);

/** The effects of deleting the account, the data that stay, and the button to request it. */
export const DeletionSection = () => {
  const { deletion } = ownDataText.useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SettingsSection id="eliminar-cuenta" title={deletion.title} lead={deletion.lead}>
      <div className="flex max-w-[68ch] flex-col gap-5">
        <Points title={deletion.goesTitle} points={deletion.goes} />
        <Points title={deletion.staysTitle} points={deletion.stays} />
        <Points title={deletion.beforeTitle} points={deletion.before} />
        <Button variant="danger" className="self-start max-sm:w-full" onClick={() => setIsAsking(true)}>
          {deletion.ask}
        </Button>
      </div>
      {isAsking && <CloseAccount onCancel={() => setIsAsking(false)} />}
    </SettingsSection>
  );
};
