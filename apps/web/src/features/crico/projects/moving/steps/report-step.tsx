import { Button } from '@nivel/ui/button';
import { Link } from '@tanstack/react-router';
import { personal } from '../../../area/organization/preferred-organization.ts';
import { usePlace } from '../../../area/organization/use-place.ts';
import { FormError } from '../../../area/form-error.tsx';
import { currentLocale } from '../../../../../shell/language/locale.ts';
import type { CheckedImport } from '../check-import.ts';
import { movingText } from '../moving-text.ts';

const shown = (number: number): string => number.toLocaleString(currentLocale());

/** How many of each kind the file has, will be created, and will be left out, with the reasons. */
export const Report = ({ report }: Pick<CheckedImport, 'report'>) => {
  const text = movingText.useText();
  const reasons = report.flatMap(({ kind, left, changed }) => [
    ...left.map(({ reason, ...one }) => ({ ...one, key: `${kind} ${reason}`, kind, words: text.reasons[reason] })),
    ...changed.map(({ reason, ...one }) => ({ ...one, key: `${kind} ${reason}`, kind, words: text.changes[reason] })),
  ]);
  return (
    <>
      <table className="w-full text-sm">
        <caption className="pb-2 text-left text-base font-medium">{text.report}</caption>
        <thead>
          <tr className="border-b border-line text-soft">
            <th scope="col" className="py-1.5 text-left font-normal">
              {text.kind}
            </th>
            {[text.found, text.made, text.leftOut].map((name) => (
              <th key={name} scope="col" className="py-1.5 pl-2 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.map(({ kind, found, made }) => (
            <tr key={kind} className="border-b border-line tabular-nums">
              <th scope="row" className="py-1.5 text-left font-normal">
                {text.kinds[kind]}
              </th>
              <td className="py-1.5 pl-2 text-right">{shown(found)}</td>
              <td className="py-1.5 pl-2 text-right font-medium">{shown(made)}</td>
              <td className="py-1.5 pl-2 text-right">{shown(found - made)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {reasons.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-soft">
          {reasons.map(({ key, kind, count, words, example }) => (
            <li key={key} className="wrap-anywhere">
              {text.reasonEntry(text.kinds[kind], count, words, example)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

interface ReportStepProps {
  readonly checked: CheckedImport;
  /** Why it could not be begun. */
  readonly failure: string | undefined;
  /** The project that the same file is already. */
  readonly twin: string | null;
  readonly isPending: boolean;
  readonly onStart: (isAgain: boolean) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** A look at an import before anything is made. */
export const ReportStep = ({ checked, failure, twin, isPending, ...act }: ReportStepProps) => {
  const text = movingText.useText();
  const { organization } = usePlace();
  return (
    <>
      <Report report={checked.report} />
      {twin !== null && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warning-soft p-3 text-warning"
        >
          <span>{text.already}</span>
          <Link
            to="/crico/dashboard"
            search={{ project: twin, organization: organization?.organization_id ?? personal }}
            onClick={act.onClose}
            className="underline"
          >
            {text.openProject}
          </Link>
        </div>
      )}
      <FormError>{twin === null ? failure : undefined}</FormError>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={act.onBack}>
          {text.back}
        </Button>
        <Button size="sm" loading={isPending} onClick={() => act.onStart(twin !== null)}>
          {twin === null ? text.start(checked.expected.cards) : text.again}
        </Button>
      </div>
    </>
  );
};
