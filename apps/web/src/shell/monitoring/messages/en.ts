import type { MonitoringMessages } from './es-mx.ts';

export const messages: MonitoringMessages = {
  notified: 'Our team has been notified.',
  id: 'Number of the report:',
};
