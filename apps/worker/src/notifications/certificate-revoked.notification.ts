import { certificateRevoked } from '@nivel/contracts/learning/certificate-revoked.fact';
import { exampleOfRevocation } from '../examples/certificate-revoked.example.ts';
import { certificates } from '../kinds/certificates.kind.ts';
import { notification } from './notification.ts';

export const certificateRevokedNotification = notification({
  fact: certificateRevoked,
  kind: certificates,
  to: ({ userId }) => userId,
  text: ({ levelId }) => ({
    'es-MX': `Se revocó tu certificado de ${levelId}`,
    en: `Your certificate of ${levelId} was revoked`,
  }),
  link: () => '/dashboard/certificados',
  example: exampleOfRevocation,
});
