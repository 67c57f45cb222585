import { useId, useState } from 'react';
import { LevelMark } from '../area/levels/level-mark.tsx';
import { PlanLink } from '../area/plan-link.tsx';
import type { LevelLine } from './certificates.queries.ts';
import { certificatesText } from './certificates-text.ts';
import { IssueForm } from './issue-form.tsx';
import { IssuedCertificate } from './issued-certificate.tsx';

interface LevelCertificateProps {
  readonly line: LevelLine;
  readonly hasPlan: boolean;
  readonly suggestedName: string;
}

const Offer = ({ line, hasPlan, suggestedName }: LevelCertificateProps) => {
  const text = certificatesText.useText();
  if (line.parts_left > 0) return <p className="text-soft">{text.left(line.parts_left)}</p>;
  if (hasPlan) return <IssueForm levelId={line.level_id} suggestedName={suggestedName} />;
  return (
    <>
      <p>{text.needsPlan}</p>
      <PlanLink tier="pro" />
    </>
  );
};

/** The certificate of a level, or what is missing for it. */
export const LevelCertificate = (props: LevelCertificateProps) => {
  const titleId = useId();
  const { level_id: levelId, level_name: name, certificate } = props.line;
  // If there was none when the page loaded, it was issued here, and gets the focus.
  const [wasMissing] = useState(certificate === null);
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col items-start gap-4 rounded-lg border border-line bg-raised p-5 sm:p-6"
    >
      <div className="flex items-center gap-3">
        <LevelMark level={levelId} size={32} isMuted={certificate === null && props.line.parts_left > 0} />
        <h2 id={titleId} className="text-lg">
          {levelId} · {name}
        </h2>
      </div>
      {certificate ? <IssuedCertificate certificate={certificate} isNew={wasMissing} /> : <Offer {...props} />}
    </article>
  );
};
