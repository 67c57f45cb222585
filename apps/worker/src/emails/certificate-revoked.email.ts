import { certificateRevoked } from '@nivel/contracts/learning/certificate-revoked.fact';
import { email } from '../composition/email.ts';
import { exampleOfRevocation } from '../examples/certificate-revoked.example.ts';
import { certificates } from '../kinds/certificates.kind.ts';

export const certificateRevokedEmail = email({
  fact: certificateRevoked,
  kind: certificates,
  to: ({ userId }) => userId,
  keeps: ['levelId', 'levelName'],
  link: () => '/dashboard/certificados',
  texts: ({ levelId, levelName }) => ({
    'es-MX': {
      subject: `Se revocó tu certificado de ${levelId}`,
      preview: 'Tu certificado ya no es válido.',
      title: 'Se revocó tu certificado',
      paragraphs: [
        `La administración de Nivel revocó tu certificado del nivel ${levelId}, «${levelName}». La página de su folio dice desde ahora que fue revocado, y su PDF ya no se descarga.`,
      ],
      action: 'Ver tus certificados',
      notes: ['Tu avance, tus puntos y tus logros siguen igual.'],
    },
    en: {
      subject: `Your certificate of ${levelId} was revoked`,
      preview: 'Your certificate is no longer valid.',
      title: 'Your certificate was revoked',
      paragraphs: [
        `The administration of Nivel revoked your certificate of level ${levelId}, “${levelName}”. The page of its number now says that it was revoked, and its PDF can no longer be downloaded.`,
      ],
      action: 'See your certificates',
      notes: ['Your progress, your points and your achievements stay as they are.'],
    },
  }),
  example: ({ addressee }) => exampleOfRevocation(addressee.userId),
});
