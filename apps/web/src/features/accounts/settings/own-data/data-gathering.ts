import { ClientError } from '@nivel/client/client-error';
import type { beginDataExport } from '@nivel/contracts/auth/begin-data-export.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { PagePlace, PersonalDataPage } from '@nivel/contracts/kernel/personal-data';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import type { Locale } from '../../../../shell/language/locale.ts';
import { limits } from '../../../../limits/limits.ts';

/** An export that has begun. */
export type BegunExport = OutputOf<typeof beginDataExport>;

/** The content of a section, and its rows. */
interface Section {
  readonly about: string;
  readonly rows: Record<string, unknown>[];
}

/** The sections of a service, by their names. */
type Part = Readonly<Record<string, Section>>;

const { exportRetries: retries } = limits.account;

/** All data of a service, page by page; a page is requested again while its service does not answer. @throws ClientError */
const readPart = async (id: string, part: string, locale: Locale): Promise<Part> => {
  const sections: Record<string, Section> = {};
  let after: PagePlace | null = null;
  do {
    const page: PersonalDataPage = await siteClient.call('read_data_export', { id, part, after }, { retries });
    for (const { section, about } of page.sections) sections[section] ??= { about: about[locale], rows: [] };
    for (const { section, data } of page.rows) sections[section]?.rows.push(data);
    after = page.next;
  } while (after !== null);
  return sections;
};

/** The parts of an export that have been read, and the reading of the others. */
export class DataGathering {
  private readonly gathered = new Map<string, Part>();

  constructor(
    private readonly begun: BegunExport,
    private readonly locale: Locale,
  ) {}

  /**
   * Reads the parts that have not been read yet. A part without an answer does not stop the others.
   *
   * @param onPart called after each part with how many have been read
   * @returns the names of the services that did not answer
   * @throws ClientError when the export or the session has ended
   */
  async read(onPart: (done: number) => void): Promise<string[]> {
    const silent: string[] = [];
    for (const part of this.begun.parts.filter((one) => !this.gathered.has(one))) {
      try {
        this.gathered.set(part, await readPart(this.begun.id, part, this.locale));
        onPart(this.gathered.size);
      } catch (error) {
        if (!(error instanceof ClientError && error.isTransient)) throw error;
        silent.push(part);
      }
    }
    return silent;
  }

  /** The file, once every part has been read. */
  file(): string {
    const services = Object.fromEntries(this.begun.parts.map((part) => [part, this.gathered.get(part)]));
    return JSON.stringify({ format: 'nivel-personal-data/1', began_at: this.begun.began_at, services }, null, 2);
  }
}
