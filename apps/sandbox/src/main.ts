import { createSandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings();
  const { app } = await createSandbox(settings);
  const end = () => void app.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (process.env.EXIT_WITH_PARENT === '1') endWithParent(end);
  await app.listen({ host: settings.host, port: settings.port });
  console.log(`sandbox listening on ${settings.url}`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const { port } = error as { port?: number };
  console.error(code === 'EADDRINUSE' ? `Port ${port} is in use. Set ${String(port) === process.env.SANDBOX_MAIL_PORT ? 'SANDBOX_MAIL_PORT' : 'SANDBOX_PORT'} to another one.` : message);
  process.exit(1);
}

/** A killed parent sends no signal; an orphan gets another parent. */
function endWithParent(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}
