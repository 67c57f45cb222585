import { useConsent } from './use-consent.ts';

interface ConsentChoiceProps {
  readonly organization: { readonly id: string; readonly name: string };
  readonly isShared: boolean;
  readonly label: string;
}

/** Whether an organization sees how far one is in learning: given, and withdrawn. */
export const ConsentChoice = ({ organization, isShared, label }: ConsentChoiceProps) => {
  const { say, isPending } = useConsent(organization);
  return (
    <label className="flex min-h-8 items-start gap-2.5 py-1 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="mt-1 size-4 shrink-0 accent-accent"
        checked={isShared}
        aria-busy={isPending || undefined}
        onChange={(event) => say(event.target.checked)}
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
};
