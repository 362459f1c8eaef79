/**
 * Loaded into every process of the shop before its own code: when the start script is gone, without having been able to say
 * goodbye (`kill -9`), the process ends as if it had been asked to.
 */
const start = Number(process.env.START_PID);
/** In development a watcher stands between the two. */
const watcher = process.ppid === start ? undefined : process.ppid;

// The other end of these pipes is gone then; a last line must not break the orderly end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const look = setInterval(() => {
  try {
    process.kill(start, 0);
  } catch {
    clearInterval(look);
    if (watcher) process.kill(watcher, 'SIGTERM');
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 10_000).unref();
  }
}, 500);
look.unref();
