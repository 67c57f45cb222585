import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';
import { uploadArrived, uploaded } from '../kernel/stored-file.ts';
import { filesErrors } from './files.errors.ts';

export const finishAvatar = operation({
  name: 'projects.finish-avatar',
  summary: 'Re-encodes an uploaded picture, without any other data in the file.',
  door: { kind: 'inside' },
  policy: servicesOnly('the process that streamed it'),
  repeat: 'idempotent',
  input: uploadArrived,
  output: uploaded,
  errors: [filesErrors.file_not_image, filesErrors.picture_unreadable, filesErrors.upload_not_open],
});
