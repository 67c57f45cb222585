import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../../shell/session/session.ts';
import { version } from '../../../../shell/version.ts';
import { cricoText } from '../../area/crico-text.ts';
import { errorText, formatMoment } from '../../area/in-words.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectsText } from '../projects-text.ts';
import { storeRun, storedRuns, measures, type Measure, type PerformanceRun } from './stored-runs.ts';
import { measureProject, quantile, type Step } from './measurement.ts';

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

/** Runs the test of the open project, and stores its results. */
const usePerformanceTest = (userId: string) => {
  const text = cricoText.useText();
  const { board, session } = useProject();
  const { id } = board.project;
  const [runs, setRuns] = useState(() => storedRuns(userId, id));
  const [step, setStep] = useState<Step>();
  const [failure, setFailure] = useState<string>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const run = async (): Promise<void> => {
    setFailure(undefined);
    try {
      const found = await measureProject(id, session, { onStep: setStep, isOver: () => isLeft.current });
      if (isLeft.current) return;
      const kept = { load: rounded(found.load), change: rounded(found.change), frame: rounded(found.frame) };
      const at = new Date().toISOString();
      setRuns(storeRun(userId, id, { ...kept, at, cards: board.cards.size, version }));
    } catch (error) {
      setFailure(errorText(text, error));
    } finally {
      setStep(undefined);
    }
  };
  return { runs, step, failure, run };
};

interface ComparedProps {
  readonly measure: Measure;
  readonly latest: PerformanceRun;
  readonly earlier: readonly PerformanceRun[];
}

/** The present result, beside the median of the earlier runs; in words, not by a colour alone. */
const Compared = ({ measure, latest, earlier }: ComparedProps) => {
  const words = projectsText.useText().performance;
  const usual =
    earlier.length === 0
      ? undefined
      : quantile(
          earlier.map((run) => run[measure]),
          0.5,
        );
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-3 text-left font-normal">
        {words.measures[measure]}
      </th>
      <td className="py-2 pr-3 text-right tabular-nums">{words.ms(latest[measure])}</td>
      <td className="py-2 text-right text-soft tabular-nums">
        {usual === undefined ? words.first : words.against(latest[measure] - usual, words.ms(usual))}
      </td>
    </tr>
  );
};

const Earlier = ({ runs }: { readonly runs: readonly PerformanceRun[] }) => {
  const words = projectsText.useText().performance;
  return (
    <>
      <h3 className="mt-4 text-base">{words.earlier}</h3>
      <ul
        aria-label={words.earlier}
        className="mt-1 max-h-48 divide-y divide-line overflow-y-auto text-sm"
        tabIndex={0}
      >
        {runs.map((run) => (
          <li key={run.at} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span>
              {formatMoment(run.at)} · {words.cards(run.cards)} · {run.version}
            </span>
            <span className="text-soft tabular-nums">{measures.map((one) => words.ms(run[one])).join(' / ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The speed of this project in this browser, now and before. */
export const PerformanceDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = cricoText.useText();
  const words = projectsText.useText().performance;
  const person = useSession();
  const { runs, step, failure, run } = usePerformanceTest(person.status === 'signed-in' ? person.user.id : '');
  const [latest, ...earlier] = runs;
  return (
    <Dialog isOpen onOpenChange={onClose} title={words.title} description={words.lead} closeLabel={text.close}>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button size="sm" loading={step !== undefined} onClick={() => void run()}>
          {latest ? words.again : words.run}
        </Button>
        <p role="status" className="text-sm text-soft">
          {step && words.steps[step]}
        </p>
      </div>
      {failure && (
        <p role="alert" className="mt-3 text-danger">
          {words.failed} {failure}
        </p>
      )}
      {latest && (
        <table aria-label={words.result} className="mt-4 w-full">
          <thead className="text-sm text-soft">
            <tr>
              <th scope="col" className="text-left font-normal">
                {words.what}
              </th>
              <th scope="col" className="pr-3 text-right font-normal">
                {words.now}
              </th>
              <th scope="col" className="text-right font-normal">
                {words.usual}
              </th>
            </tr>
          </thead>
          <tbody>
            {measures.map((measure) => (
              <Compared key={measure} measure={measure} latest={latest} earlier={earlier} />
            ))}
          </tbody>
        </table>
      )}
      {earlier.length > 0 && <Earlier runs={earlier} />}
      <p className="mt-4 text-sm text-soft">{words.kept}</p>
    </Dialog>
  );
};
