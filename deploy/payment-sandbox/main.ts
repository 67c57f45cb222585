import { startPaymentSandbox } from './payment-sandbox.ts';

/** The payment sandbox alone, for trying its pages and calls by hand. */
const url = process.env['PAYMENT_WEBHOOK_URL'];
const secret = process.env['PAYMENT_WEBHOOK_SECRET'];
const sandbox = await startPaymentSandbox({
  port: Number(process.env['PAYMENT_SANDBOX_PORT'] ?? 4090),
  folder: process.env['PAYMENT_SANDBOX_FOLDER'] ?? '.nivel/payment-sandbox',
  isTicking: true,
  ...(url && secret && { webhook: { url, secret } }),
});
process.stdout.write(`payment sandbox: ${sandbox.url}\nsecret key: ${sandbox.secretKey}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
