import { queryOptions, useQuery } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { currentLocale } from '../../../../shell/language/locale.ts';
import { projectKey } from '../../area/data/projects.queries.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { useProject } from '../../area/project/project-scene.ts';
import { reportText } from './report-text.ts';

/** The report as it would be sent now; computed again whenever it is opened. */
const previewQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...projectKey(project_id), 'email-report', currentLocale()],
    queryFn: async () => siteClient.call('preview_email_report', { project_id, locale: currentLocale() }),
    staleTime: 0,
    gcTime: 0,
  });

/** The content of the e-mail, with its pictures. */
export const ReportPreview = () => {
  const text = reportText.useText();
  const { data, error, refetch } = useQuery(previewQuery(useProject().board.project.id));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 id="report-preview" className="text-base font-semibold">
        {text.preview}
      </h3>
      {!data && error && <LoadFailure title={text.previewFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <div
          role="region"
          aria-labelledby="report-preview"
          tabIndex={0}
          className="flex max-h-[60dvh] flex-col gap-2 overflow-y-auto rounded-md border border-line bg-raised p-4 wrap-anywhere"
        >
          <p>
            <span className="text-soft">{text.subject}: </span>
            <strong>{data.subject}</strong>
          </p>
          {data.paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {data.charts.map(({ title, alt, picture }) => (
            <figure key={title} className="flex flex-col gap-1">
              <figcaption className="font-semibold">{title}</figcaption>
              <img src={`data:image/png;base64,${picture}`} alt={alt} className="w-full max-w-120 rounded-sm" />
            </figure>
          ))}
          {data.notes.map((note) => (
            <p key={note} className="text-sm text-soft">
              {note}
            </p>
          ))}
        </div>
      )}
    </div>
  );
};
