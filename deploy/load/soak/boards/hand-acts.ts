import type { Locator, Page } from 'playwright-core';

/** One action of a person on a board, with the keyboard or the pointer, starting from the card. */
export interface Hand {
  readonly page: Page;
  readonly random: () => number;
  /** A name that nothing else has. */
  readonly text: string;
}

type Act = (hand: Hand) => Promise<void>;

const PRIORITIES = ['1', '2', '3', '4'];
const KEYS = [...PRIORITIES, 'i', 'u', ',', '.', 'q', 'w', 'Shift+D', 'Shift+W', 'Shift+N', 'Shift+Q', 'Shift+R'];
const FOR_SEVERAL = [...PRIORITIES, '.', ',', 'i', 'Shift+T', 'Shift+R', 'Delete'];
const ARROWS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'];
const APPEARS_MS = 5_000;

const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

const press = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** A card in sight, which has the focus then; none on an empty board. */
const anyCard = async ({ page, random }: Hand): Promise<Locator | undefined> => {
  const cards = page.locator('[data-card]');
  const count = await cards.count();
  if (count === 0) return undefined;
  const card = cards.nth(Math.floor(random() * count));
  await card.focus();
  return card;
};

/** Answers the question that some deletions ask. */
const confirm = async (page: Page): Promise<void> => {
  const question = page.getByRole('dialog', { name: /^Delete / });
  if ((await question.count()) === 0) return;
  const box = question.getByRole('checkbox');
  if ((await box.count()) > 0) await box.check();
  const word = question.getByRole('textbox');
  if ((await word.count()) > 0) await word.fill('DELETE');
  await question.getByRole('button', { name: /^Delete/ }).click();
  await question.waitFor({ state: 'hidden' });
};

const addCard: Act = async ({ page, random, text }) => {
  await page.getByRole('main').focus();
  await page.keyboard.press('c');
  const parts = [random() < 0.3 ? `#${text.replaceAll(' ', '')}` : '', random() < 0.4 ? '!high' : '', text];
  await page.keyboard.type(`${parts.filter((part) => part !== '').join(' ')}${random() < 0.4 ? ' tomorrow' : ''}`);
  await press(page, ['Enter', 'Escape']);
};

const changeByKey: Act = async (hand) => {
  if (await anyCard(hand)) await hand.page.keyboard.press(pick(KEYS, hand.random));
};

const rename: Act = async (hand) => {
  if (!(await anyCard(hand))) return;
  await hand.page.keyboard.press('F2');
  await hand.page.keyboard.type(hand.text);
  await hand.page.keyboard.press('Enter');
};

const carry: Act = async (hand) => {
  if (!(await anyCard(hand))) return;
  const steps = Array.from({ length: 1 + Math.floor(hand.random() * 3) }, () => pick(ARROWS, hand.random));
  await press(hand.page, ['Space', ...steps, 'Space']);
};

const remove: Act = async (hand) => {
  if (!(await anyCard(hand))) return;
  await hand.page.keyboard.press('Delete');
  await confirm(hand.page);
};

const changeSeveral: Act = async (hand) => {
  for (let count = 0; count < 3; count += 1) if (await anyCard(hand)) await hand.page.keyboard.press('x');
  await hand.page.keyboard.press(pick(FOR_SEVERAL, hand.random));
  await confirm(hand.page);
  await hand.page.keyboard.press('Escape');
};

const tagSeveral: Act = async (hand) => {
  const { page, text } = hand;
  for (let count = 0; count < 2; count += 1) if (await anyCard(hand)) await page.keyboard.press('x');
  if (!(await anyCard(hand))) return;
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: /^Edit / });
  await dialog.getByRole('textbox').first().fill(text);
  await dialog.getByRole('textbox').first().blur();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
};

const saveCard: Act = async (hand) => {
  if (!(await anyCard(hand))) return;
  const { page, text, random } = hand;
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Edit Milestone' });
  await editor.getByRole('textbox', { name: 'Title', exact: true }).fill(text);
  await editor
    .getByRole('textbox', { name: 'Progress (%)' })
    .or(editor.getByRole('spinbutton'))
    .first()
    .fill(String(Math.floor(random() * 100)));
  await page.keyboard.press('Control+Enter');
  await editor.waitFor({ state: 'hidden' });
};

/** Done in the table, which shows the same cards. */
const duplicate: Act = async ({ page, random }) => {
  await page.getByRole('main').focus();
  await press(page, ['g', 't']);
  const rows = page.getByRole('rowheader');
  await rows.first().or(page.getByText('This board has no cards')).waitFor({ timeout: APPEARS_MS });
  const count = await rows.count();
  if (count > 0) {
    await rows.nth(Math.floor(random() * count)).focus();
    await page.keyboard.press('Control+d');
  }
  await page.getByRole('main').focus();
  await press(page, ['g', 'b']);
  await page.getByRole('grid').waitFor({ state: 'detached' });
};

const drag: Act = async (hand) => {
  const card = await anyCard(hand);
  const columns = hand.page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: hand.page.getByRole('list') });
  if (card) await card.dragTo(columns.nth(Math.floor(hand.random() * (await columns.count()))));
};

const inLists = async (page: Page, work: (dialog: Locator) => Promise<void>): Promise<void> => {
  await page.getByRole('button', { name: 'Manage Lists' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Lists' });
  await dialog.waitFor({ timeout: APPEARS_MS });
  await work(dialog);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

const addList: Act = ({ page, text }) =>
  inLists(page, async (dialog) => {
    await dialog.getByRole('button', { name: 'Add List' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(text);
    await page.getByRole('button', { name: 'Create List' }).click();
    await page.getByRole('button', { name: 'Add List' }).waitFor();
  });

const removeList: Act = ({ page, random }) =>
  inLists(page, async (dialog) => {
    const buttons = dialog.getByRole('button', { name: /^Delete / });
    const count = await buttons.count();
    if (count < 3) return;
    await buttons.nth(Math.floor(random() * count)).click();
    await page.getByRole('button', { name: 'Delete List' }).click();
    await page.getByRole('button', { name: 'Add List' }).waitFor();
  });

/** More frequent actions are listed more often. */
const acts: readonly (readonly [Act, number])[] = [
  [addCard, 5],
  [changeByKey, 6],
  [rename, 3],
  [carry, 4],
  [remove, 2],
  [changeSeveral, 3],
  [tagSeveral, 1],
  [saveCard, 2],
  [duplicate, 1],
  [drag, 2],
  [addList, 1],
  [removeList, 1],
];
const bag = acts.flatMap(([act, often]) => Array.from({ length: often }, () => act));

/** Does something on the board. @returns the action */
export const anyAct = async (hand: Hand): Promise<string> => {
  const act = pick(bag, hand.random);
  await act(hand);
  return act.name;
};
