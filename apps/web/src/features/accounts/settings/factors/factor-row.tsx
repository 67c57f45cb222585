import type { AuthFactor } from '@nivel/client/auth-client';
import { Button } from '@nivel/ui/button';
import { KeyRound, Smartphone } from 'lucide-react';
import { secondStepText } from '../../second-step-text.ts';
import { longDay } from './long-day.ts';

/** An app or a key in the list of the settings. */
export const FactorRow = ({ factor, onRemove }: { readonly factor: AuthFactor; readonly onRemove: () => void }) => {
  const words = secondStepText.useText();
  const name = factor.friendly_name ?? words.unnamed;
  const isKey = factor.factor_type === 'webauthn';
  const Icon = isKey ? KeyRound : Smartphone;
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
      <Icon aria-hidden="true" size={22} className="shrink-0 text-soft" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {isKey ? words.settings.key : words.settings.app} ·{' '}
          <span>{words.settings.since(longDay(new Date(factor.created_at)))}</span>
        </p>
      </div>
      <Button variant="secondary" aria-label={words.settings.removeOf(name)} onClick={onRemove}>
        {words.settings.remove}
      </Button>
    </li>
  );
};
