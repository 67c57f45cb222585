import { beginDataExport } from '@nivel/contracts/auth/begin-data-export.operation';
import { serviceOf, type InputOf, type OutputOf } from '@nivel/contracts/kernel/operation';
import { personalDataParts } from '@nivel/contracts/personal-data-parts.generated';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { OwnerProof } from '../factors/owner-proof.ts';
import { DataExports } from './data-exports.ts';

@Handles(beginDataExport)
export class BeginDataExportHandler implements Handler<typeof beginDataExport> {
  constructor(
    private readonly owner: OwnerProof,
    private readonly exports: DataExports,
  ) {}

  async handle(input: InputOf<typeof beginDataExport>, call: Call): Promise<OutputOf<typeof beginDataExport>> {
    const { opened, request } = await this.owner.identify(call);
    await this.owner.prove(opened, input, request, call);
    const begun = await this.exports.begin(opened.account.id, request, call);
    return {
      id: begun.id,
      began_at: begun.beganAt.toISOString(),
      ends_at: this.exports.endOf(begun).toISOString(),
      parts: personalDataParts.map(serviceOf),
    };
  }
}
