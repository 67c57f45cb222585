import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { certificateNumberText } from '@nivel/contracts/learning/certificate-values';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { formatDay } from '../../../shell/days/days.ts';
import { downloadPdf } from '../../../shell/files/download-pdf.ts';
import { currentLocale } from '../../../shell/language/locale.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import type { Certificate } from './certificates.queries.ts';
import { certificatesText } from './certificates-text.ts';
import { useReason } from './use-reason.ts';

const long = { dateStyle: 'long' } as const;

const DownloadButton = ({ number, isNew }: { readonly number: string; readonly isNew: boolean }) => {
  const text = certificatesText.useText();
  const reason = useReason();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => siteClient.call('print_certificate', { number, locale: currentLocale() }, { retries: 2 }),
    onSuccess: downloadPdf,
    onError: (error) => notify({ type: 'error', message: text.downloadFailed(reason(error)) }),
  });
  return (
    <Button
      autoFocus={isNew}
      loading={isPending}
      icon={<FileText aria-hidden="true" size={18} />}
      onClick={() => mutate()}
    >
      {text.download}
    </Button>
  );
};

/** A certificate that was issued, to download and to show. @param isNew it was issued on this page */
export const IssuedCertificate = ({
  certificate,
  isNew,
}: {
  readonly certificate: Certificate;
  readonly isNew: boolean;
}) => {
  const text = certificatesText.useText();
  const { number, holder_name: name, issued_on: issued, revoked_on: revoked } = certificate;
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="wrap-anywhere">{text.issuedTo(name, formatDay(issued, long))}</p>
        <p className="text-soft tabular-nums">{text.numberIs(certificateNumberText(number))}</p>
        {revoked !== null && <p className="font-semibold text-danger">{text.revokedOn(formatDay(revoked, long))}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {revoked === null && <DownloadButton number={number} isNew={isNew} />}
        <Link to="/certificado/{-$number}" params={{ number }} className={buttonLook({ variant: 'secondary' })}>
          {text.toPage}
        </Link>
      </div>
    </>
  );
};
