import type { PicturesMessages } from './es-mx.ts';

export const messages: PicturesMessages = {
  title: 'Picture',
  lead: 'Shown in Nivel and in Crico, beside your name.',
  choose: 'Picture file',
  change: 'Change picture',
  remove: 'Remove picture',
  hint: 'PNG, JPEG, WebP, GIF or AVIF, up to 5 MB.',
  saved: 'Avatar updated successfully',
  removed: 'Picture removed',
  failed: 'Error uploading avatar',
  notImage: 'Please select an image file',
  tooLarge: 'File size must be less than 5MB',
  unreadable: 'This picture cannot be read.',
  away: 'Files are unavailable right now. Try again in a few minutes.',
  tooOften: 'You have changed it many times. Try again later.',
};
