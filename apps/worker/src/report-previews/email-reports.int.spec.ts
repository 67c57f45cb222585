import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { emailReportSent } from '@nivel/contracts/projects/automation/email-report-sent.fact';
import { previewEmailReport } from '@nivel/contracts/worker/preview-email-report.operation';
import { anAccount } from '@nivel/testing/an-account';
import { waitUntil } from '@nivel/testing/wait-until';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';
import { exampleOfEmailReport } from '../examples/email-report-sent.example.ts';

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await WorkerUnderTest.start();
});
afterAll(() => worker.stop());

const aReader = async (locale: 'es-MX' | 'en') => {
  const userId = v7();
  await worker.tell(accountCreated, anAccount(userId, { locale }));
  return { userId, mails: () => worker.mail.to(anAccount(userId).email) };
};

describe('an e-mail report', () => {
  it('reaches each reader in their language, with its charts as pictures and as text', async () => {
    const [inés, joe] = [await aReader('es-MX'), await aReader('en')];
    const userIds = [inés.userId, joe.userId];
    await worker.tell(emailReportSent, { ...exampleOfEmailReport(''), userIds });
    await waitUntil(() => inés.mails().length > 0 && joe.mails().length > 0);
    const [[spanish], [english]] = [inés.mails(), joe.mails()];
    expect(spanish?.subject).toBe('Reporte de Sitio nuevo: 40 % hecho, 2 tarjetas con la fecha vencida');
    expect(english?.subject).toBe('Report of Sitio nuevo: 40% done, 2 cards overdue');
    expect(spanish?.text).toContain('Tarjetas por estado\n• Por hacer: 6\n• En curso: 4');
    expect(english?.text).toContain('• To Do: 6');
    expect(spanish?.html).toContain('alt="Por hacer: 6, En curso: 4, En revisión: 2, Hecho: 8"');
    const pictures = spanish?.attachments ?? [];
    expect(pictures.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition])).toEqual([
      ['statuses.png', 'image/png', 'inline'],
      ['weeks.png', 'image/png', 'inline'],
    ]);
    for (const { contentId, content } of pictures) {
      expect(spanish?.html).toContain(`src="cid:${contentId?.slice(1, -1)}"`);
      const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
      const { width, format } = await sharp(bytes).metadata();
      expect({ width, format }).toEqual({ width: 960, format: 'png' });
    }
  });

  it('is shown before it is sent, as it would be written, to services alone', async () => {
    const { userIds: _, ...report } = exampleOfEmailReport('');
    const asked = { report, locale: 'en', time_zone: 'UTC' } as const;
    const preview = await worker.nobody.ask(previewEmailReport, asked);
    expect(preview.subject).toBe('Report of Sitio nuevo: 40% done, 2 cards overdue');
    expect(preview.paragraphs).toContain('• Ana Sol: finished 3, made 2, changed 6');
    expect(preview.charts.map(({ title, alt }) => [title, alt.split(',')[0]])).toEqual([
      ['Cards by status', 'To Do: 6'],
      ['Cards finished by week, by its last day', 'Oct 9: 1'],
    ]);
    const { channels } = await sharp(Buffer.from(preview.charts[0]?.picture ?? '', 'base64')).stats();
    // There is something drawn on it.
    expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(100);
  });
});
