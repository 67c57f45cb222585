import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { attachmentErrors } from '@nivel/contracts/projects/attachment.errors';
import {
  attachmentPath,
  attachmentPictures,
  commentFilePath,
  isPictureName,
  projectFilePath,
  type AttachmentPicture,
} from '@nivel/contracts/projects/attachment-values';
import { filesErrors } from '@nivel/contracts/projects/files.errors';
import { finishAttachment } from '@nivel/contracts/projects/finish-attachment.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { FileInspection } from '../files/file-inspection.ts';
import type { Picture, Pictures } from '../files/files.sql.ts';
import { renditionKey } from '../files/rendition-keys.ts';
import { FinishAttachment } from './finish-attachment.ts';
import { AttachmentsRepository, type StoredAttachment } from './attachments.repository.ts';

/** Larger pictures are files like any other: they would be read into memory as a whole. */
const MOST_DECODED_BYTES = 26_214_400;

/** The longer side in pixels: beside its name in a list, and as large as a page shows it. */
const SIDES: Record<AttachmentPicture, number> = { thumbnail: 320, preview: 1_600 };

@Handles(finishAttachment)
export class FinishAttachmentHandler implements Handler<typeof finishAttachment> {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly inspection: FileInspection,
    private readonly finish: FinishAttachment,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof finishAttachment>): Promise<OutputOf<typeof finishAttachment>> {
    const { upload_id: fileId, bytes, sha256 } = input;
    const sent = await this.attachments.ofUpload(this.work.reads, fileId);
    if (sent === null || sent.state === 'unused') throw new AppError(filesErrors.upload_not_open);
    const { id, name } = sent;
    const answer = { id, path: pathOf(sent) };
    if (sent.state === 'ready') return answer;
    const { storeKey } = sent;
    const renditions = bytes <= MOST_DECODED_BYTES ? picturesOf(storeKey) : [];
    const { type, pictures } = await this.inspection.inspect({ key: storeKey, renditions });
    if (type === 'other' && isPictureName(name)) throw new AppError(attachmentErrors.file_not_what_it_says);
    const made = Object.fromEntries(attachmentPictures.map((of, index) => [of, pictures?.[index]]));
    // Acts for the sender: their token may have expired during the upload.
    await this.work.run({ ...BY_ITSELF, actor: { userId: sent.addedBy } }, (unit) =>
      this.finish.take(unit, fileId, { bytes, sha256, type, pictures: onlyMade(made), publicName: null }),
    );
    return answer;
  }
}

/** Its upload path, below its bucket. */
const pathOf = ({ id, projectId, cardId, commentId, name }: StoredAttachment): string => {
  if (cardId === null) return projectFilePath({ projectId, id }, name);
  const place = { projectId, cardId, id };
  return commentId === null ? attachmentPath(place, name) : commentFilePath(place, commentId, name);
};

const picturesOf = (storeKey: string) =>
  attachmentPictures.map((of) => ({ key: renditionKey(storeKey, of), side: SIDES[of], square: false }));

const onlyMade = (made: Readonly<Record<string, Picture | undefined>>): Pictures =>
  Object.fromEntries(
    Object.entries(made).flatMap(([of, picture]) =>
      picture ? [[of, { key: picture.key, width: picture.width, height: picture.height }]] : [],
    ),
  );
