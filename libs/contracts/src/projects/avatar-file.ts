import { z } from 'zod';

export const AVATARS = 'avatars';

/** The name that the documented client uses: the owner, the time of the choice, and the original name. */
export const uploadedAvatarName = z.string().regex(/^avatar_[0-9a-f-]{36}_\d{10,17}\.(png|jpe?g|webp|gif|avif)$/i);

/** The random name under which a picture is published. */
export const avatarName = z.string().regex(/^[0-9a-f]{32}\.webp$/);

/** The address of a person's picture, or none. */
export const avatarAddress = z.string().regex(/^\/storage\/v1\/object\/public\/avatars\/[0-9a-f]{32}\.webp$/);
