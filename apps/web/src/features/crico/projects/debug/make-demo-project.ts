import { siteClient } from '../../../../shell/calls/site-client.ts';
import { checkImport } from '../moving/check-import.ts';
import { firstChoices } from '../moving/import-choices.ts';
import { runImport } from '../moving/run-import.ts';
import { fileKey } from '../moving/sources/file-key.ts';
import { openImportFile } from '../moving/sources/open-file.ts';
import { demoBoard } from './demo-board.ts';

const texts = { links: 'Links', list: 'List' };
const ignore = () => undefined;

/**
 * Makes a project of the caller's own with so many cards.
 *
 * @param onMade the part of the cards that is made, 0 to 1
 * @returns the id of the project
 * @throws ClientError as the import does
 */
export const makeDemoProject = async (cards: number, onMade: (part: number) => void): Promise<string> => {
  onMade(0);
  const { signal } = new AbortController();
  const board = new File([demoBoard(cards, Date.now())], 'demo.json', { type: 'application/json' });
  const file = await openImportFile(board, texts, ignore);
  const choices = firstChoices(file, []);
  const { frame, expected } = await checkImport(file, choices, { signal, onRead: ignore });
  const begun = await siteClient.call('begin_project_import', {
    ...{ import_id: crypto.randomUUID(), organization_id: null, name: file.name, source: file.source },
    ...{ file_name: board.name, source_key: await fileKey(board), again: true, choices: JSON.stringify(choices) },
    ...{ people: [], expected, frame },
  });
  const ended = await runImport(begun, file, choices, { signal, onSent: ({ made }) => onMade(made.cards / cards) });
  return ended.import_id;
};
