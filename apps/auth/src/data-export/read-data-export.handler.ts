import { readDataExport } from '@nivel/contracts/auth/read-data-export.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { serviceOf, type InputOf, type OutputOf } from '@nivel/contracts/kernel/operation';
import { personalDataParts } from '@nivel/contracts/personal-data-parts.generated';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { DataExports } from './data-exports.ts';

/**
 * The service of the part authorizes the call with the caller's own token, so this operation cannot read other people's
 * data.
 */
@Handles(readDataExport)
export class ReadDataExportHandler implements Handler<typeof readDataExport> {
  constructor(
    private readonly exports: DataExports,
    private readonly rpc: RpcClient,
  ) {}

  async handle(
    { id, part, after }: InputOf<typeof readDataExport>,
    call: Call,
  ): Promise<OutputOf<typeof readDataExport>> {
    await this.exports.keepOpen(actorOf(call).userId, id, call);
    const operation = personalDataParts.find((one) => serviceOf(one) === part);
    if (operation === undefined) throw new AppError(commonErrors.not_found);
    return this.rpc.call(operation, { after }, call);
  }
}
