import type { AuthFactor } from '@nivel/client/auth-client';
import { Button } from '@nivel/ui/button';
import { KeyRound, MessageSquare, Smartphone } from 'lucide-react';
import { phoneEndOf } from '../../second-factors.ts';
import { secondStepText } from '../../second-step-text.ts';
import { longDay } from './long-day.ts';

const ICONS = { totp: Smartphone, phone: MessageSquare, webauthn: KeyRound, recovery_code: KeyRound } as const;

/** What a factor is, and since when. */
const useFactorWords = ({ factor_type, phone, created_at }: AuthFactor) => {
  const { settings } = secondStepText.useText();
  const day = longDay(new Date(created_at));
  if (factor_type === 'phone') return { what: settings.sms(phoneEndOf(phone)), since: settings.smsSince(day) };
  return { what: factor_type === 'webauthn' ? settings.key : settings.app, since: settings.since(day) };
};

/** An app, a number or a key in the list of the settings. */
export const FactorRow = ({ factor, onRemove }: { readonly factor: AuthFactor; readonly onRemove: () => void }) => {
  const words = secondStepText.useText();
  const { what, since } = useFactorWords(factor);
  const name = factor.friendly_name ?? words.unnamed;
  const Icon = ICONS[factor.factor_type];
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
      <Icon aria-hidden="true" size={22} className="shrink-0 text-soft" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {what} · <span>{since}</span>
        </p>
      </div>
      <Button variant="secondary" aria-label={words.settings.removeOf(name)} onClick={onRemove}>
        {words.settings.remove}
      </Button>
    </li>
  );
};
