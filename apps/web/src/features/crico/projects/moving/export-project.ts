import { PROJECT_FILE, PROJECT_FILE_VERSION } from '@nivel/contracts/projects/transfers/transfer-values';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { downloadFile } from '../../../../shell/files/download-file.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { movingText } from './moving-text.ts';

/** Values as the items of an array of JSON, one in each line. */
const lines = (values: readonly unknown[], isFirst: boolean): string =>
  values.map((value, at) => `${isFirst && at === 0 ? '' : ','}\n${JSON.stringify(value)}`).join('');

const readPage = async (project_id: string, after: string | null) =>
  siteClient.call('read_project_export', { project_id, after });
type Page = Awaited<ReturnType<typeof readPage>>;

/**
 * A project as the text of a file, read page by page.
 * @returns its name and the parts of the text
 */
const exportedProject = async (projectId: string): Promise<{ readonly name: string; readonly parts: string[] }> => {
  const people = new Map<string, Page['people'][number]>();
  let page = await readPage(projectId, null);
  const { name, frame } = page;
  const head = { format: PROJECT_FILE, version: PROJECT_FILE_VERSION, name, frame };
  const parts = [`${JSON.stringify(head).slice(0, -1)},"cards":[`];
  let [cards, comments] = [0, 0];
  for (;;) {
    for (const person of page.people) people.set(person.id, person);
    if (comments === 0 && page.comments.length > 0) parts.push('\n],"comments":[');
    parts.push(lines(page.cards, cards === 0), lines(page.comments, comments === 0));
    cards += page.cards.length;
    comments += page.comments.length;
    if (page.next === null) break;
    page = await readPage(projectId, page.next);
  }
  parts.push(`\n],"people":${JSON.stringify([...people.values()])}}\n`);
  return { name, parts };
};

/** The name of the file: the name of the project without characters of paths. */
const fileNameOf = (name: string): string =>
  `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || PROJECT_FILE}.json`;

/** Gives the browser a file from which a project can be made again. */
export const exportProject = async (projectId: string): Promise<void> => {
  const text = await movingText.load();
  notify({ type: 'info', message: text.exporting });
  try {
    const { name, parts } = await exportedProject(projectId);
    downloadFile(fileNameOf(name), new Blob(parts), 'application/json');
    notify({ type: 'success', message: text.exported });
  } catch {
    notify({ type: 'error', message: text.exportFailed });
  }
};
